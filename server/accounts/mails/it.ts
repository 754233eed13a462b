import type { AccountMailTexts } from './account-mail-texts.ts'

export const it: AccountMailTexts = {
  code: {
    subject: (code, resort) => `${code} è il tuo codice per ${resort}`,
    title: (firstName) => `Ciao ${firstName}, ecco il tuo codice`,
    intro: (minutes) =>
      `Scrivilo nell’app per confermare la tua e-mail. Vale ${minutes} minuti; se ne chiedi un altro, vale solo l’ultimo.`,
    button: 'Conferma la tua e-mail',
    where: 'Usa lo stesso browser o la stessa app in cui hai creato l’account.',
    notYou: 'Non hai creato un account? Allora non serve fare nulla. Non dare il codice a nessuno.',
  },
  already: {
    subject: (resort) => `Hai già un account con ${resort}`,
    title: (firstName) => `Ciao ${firstName}, ci conosciamo già`,
    intro:
      'Qualcuno ha provato a creare un account con questa e-mail, che però ne ha già uno. Il tuo account resta com’è.',
    button: 'Accedi',
    notYou: 'Se eri tu, accedi con la tua password. Se non eri tu, non serve fare nulla.',
  },
  welcome: {
    subject: (resort) => `Ti diamo il benvenuto da ${resort}`,
    title: (firstName) => `Ciao ${firstName}, il tuo account è pronto`,
    intro: 'Da ora puoi prenotare l’ombrellone, il tavolo e il parcheggio, ordinare al bar e ritrovare i tuoi pass.',
    button: 'Apri l’app',
    signIn: (email) => `Per accedere usa ${email} e la tua password.`,
    signInSocial: 'Per accedere usa lo stesso pulsante con cui hai creato l’account.',
    forgot: 'Hai dimenticato la password? Nella schermata di accesso ne scegli una nuova.',
  },
  reset: {
    subject: (resort) => `Nuova password per ${resort}`,
    title: (firstName) => `Ciao ${firstName}, scegli una nuova password`,
    intro: (minutes) =>
      `Apri il link e scegli la password. Il link vale ${minutes} minuti e una volta sola; se ne chiedi un altro, vale solo l’ultimo.`,
    button: 'Scegli una nuova password',
    notYou: 'Non l’hai chiesto tu? Allora non serve fare nulla: la tua password resta com’è.',
  },
  passwordChanged: {
    subject: (resort) => `La tua password di ${resort} è cambiata`,
    title: (firstName) => `Ciao ${firstName}, la tua password è cambiata`,
    intro: 'Per sicurezza siamo usciti dal tuo account su tutti gli altri dispositivi: accedi con la nuova password.',
    button: 'Non eri tu? Scegli un’altra password',
    notYou: 'Se l’hai cambiata tu, non serve fare nulla.',
  },
  proof: {
    subject: (code, resort) => `${code} è il tuo codice di conferma per ${resort}`,
    title: (firstName) => `Ciao ${firstName}, conferma che sei tu`,
    intro: (minutes) =>
      `Scrivi il codice nell’app per continuare. Vale ${minutes} minuti; se ne chiedi un altro, vale solo l’ultimo.`,
    notYou:
      'Non l’hai chiesto tu? Qualcuno è dentro il tuo account: cambia la password e non dare il codice a nessuno.',
  },
  newEmail: {
    subject: (resort) => `Conferma la tua nuova e-mail per ${resort}`,
    title: (firstName) => `Ciao ${firstName}, conferma la tua nuova e-mail`,
    intro: (minutes) =>
      `Apri il link per usare questa e-mail con il tuo account. Il link vale ${minutes} minuti e una volta sola; poi accedi di nuovo.`,
    button: 'Conferma la nuova e-mail',
    notYou: 'Non l’hai chiesto tu? Allora non serve fare nulla.',
  },
  emailAsked: {
    subject: (resort) => `Richiesta di cambiare la tua e-mail di ${resort}`,
    title: (firstName) => `Ciao ${firstName}, vuoi cambiare e-mail?`,
    intro:
      'Dal tuo account è stato chiesto di usare un’altra e-mail. Finché il nuovo indirizzo non è confermato, vale questo.',
    button: 'Non eri tu? Scegli un’altra password',
    notYou: 'Con una nuova password la richiesta decade. Se eri tu, apri il link che trovi nella nuova casella.',
  },
  emailLeft: {
    subject: (resort) => `La tua e-mail di ${resort} è cambiata`,
    title: (firstName) => `Ciao ${firstName}, la tua e-mail è cambiata`,
    intro: 'Il tuo account ora usa un’altra e-mail. A questo indirizzo non scriviamo più.',
    button: 'Non eri tu? Contattaci',
    notYou: 'Se l’hai cambiata tu, non serve fare nulla.',
  },
  emailTaken: {
    subject: (resort) => `La tua nuova e-mail per ${resort}`,
    title: (firstName) => `Ciao ${firstName}, la nuova e-mail è confermata`,
    intro: 'Da ora accedi con questa e-mail. Per sicurezza siamo usciti dal tuo account su tutti i dispositivi.',
    button: 'Accedi',
    notYou: 'Se non eri tu, rispondi a questa e-mail.',
  },
  guestEmailLeft: {
    subject: (resort) => `I tuoi ordini da ${resort}: e-mail cambiata`,
    title: (firstName) => `Ciao ${firstName}, l’e-mail dei tuoi ordini è cambiata`,
    intro:
      'Dal dispositivo con cui hai ordinato è stata indicata un’altra e-mail. Conferme e avvisi arrivano lì, e i link che hai ricevuto qui non aprono più gli ordini.',
    button: 'Non eri tu? Contattaci',
    notYou: 'Se l’hai cambiata tu, non serve fare nulla.',
  },
  staffInvited: {
    subject: (resort) => `Il tuo accesso alla gestione di ${resort}`,
    title: (firstName) => `Ciao ${firstName}, ti diamo il benvenuto nella squadra`,
    intro: (hours) =>
      `La direzione ti ha dato un accesso alla gestione. Apri il link sul telefono o sul tablet: in cinque minuti crei la tua passkey, o scegli una password con un’app di codici, e sei dentro. Vale ${hours} ore.`,
    button: 'Comincia',
    notYou: 'Non lavori qui? Allora ignora questa e-mail.',
  },
  staffNewDevice: {
    subject: (resort) => `La gestione di ${resort} è stata aperta su un nuovo dispositivo`,
    title: (firstName) => `Ciao ${firstName}, hai aperto la gestione da un nuovo dispositivo?`,
    intro: (device) =>
      `Con la tua password e il tuo codice qualcuno è entrato nella gestione ${device === '' ? 'da un dispositivo' : `da ${device}`}, da cui non avevi mai fatto l’accesso.`,
    button: 'Non eri tu? Scegli un’altra password',
    notYou: 'Se eri tu, non serve fare nulla. Con un’altra password escono tutti i dispositivi.',
  },
  staffWrongPin: {
    subject: (resort) => `PIN sbagliati a tuo nome da ${resort}`,
    title: (firstName) => `Ciao ${firstName}, qualcuno prova il tuo PIN`,
    intro: (device) =>
      `Su un tablet della gestione${device === '' ? '' : ` (${device})`} è stato scritto tre volte un PIN sbagliato al tuo posto.`,
    button: 'Apri la gestione',
    notYou: 'Se eri tu, non serve fare nulla. Se non eri tu, scegli un altro PIN e avvisa la direzione.',
  },
  passkeyAdded: {
    subject: (resort) => `Nuova passkey per ${resort}`,
    title: (firstName) => `Ciao ${firstName}, c’è una nuova passkey`,
    intro: (name) =>
      `Da ora si entra nel tuo account anche con una passkey${name === '' ? '' : ` creata con ${name}`}.`,
    notYou: 'Non eri tu? Toglila subito e scegli un’altra password: qualcuno è entrato nel tuo account.',
  },
  passkeyRemoved: {
    subject: (resort) => `Una tua passkey per ${resort} è stata tolta`,
    title: (firstName) => `Ciao ${firstName}, una passkey è stata tolta`,
    intro: (name) =>
      `La passkey${name === '' ? '' : ` «${name}»`} non apre più il tuo account. Puoi cancellarla anche dal tuo dispositivo.`,
    notYou: 'Non eri tu? Controlla le tue passkey e scegli un’altra password.',
  },
  passkeyCopied: {
    subject: (resort) => `Abbiamo rifiutato una tua passkey per ${resort}`,
    title: (firstName) => `Ciao ${firstName}, una passkey è stata rifiutata`,
    intro: (name) =>
      `Qualcuno ha usato la tua passkey${name === '' ? '' : ` «${name}»`} in un modo che fa pensare a una copia. Non è entrato.`,
    notYou: 'Togli questa passkey e creane una nuova: quella di prima potrebbe essere in mano ad altri.',
  },
  passkeyButton: { account: 'Le tue passkey', desk: 'Apri la gestione' },
  recoveryCodeUsed: {
    subject: (resort) => `Un tuo codice di recupero per ${resort} è stato usato`,
    title: (firstName) => `Ciao ${firstName}, un codice di recupero è stato usato`,
    intro: 'Con la tua password e un codice di recupero qualcuno è entrato nella gestione. Quel codice non vale più.',
    button: 'Non eri tu? Scegli un’altra password',
    notYou:
      'Se eri tu, non serve fare nulla. Se hai perso il telefono, chiedi alla direzione di azzerare il secondo passo.',
  },
  authenticatorAdded: {
    subject: (resort) => `Una tua app di codici per ${resort} è stata aggiunta`,
    title: (firstName) => `Ciao ${firstName}, ora entri anche con un’app di codici`,
    intro:
      'Da adesso i codici di un’app di autenticazione sono il secondo passo del tuo accesso alla gestione, accanto alle tue passkey.',
    button: 'Non eri tu? Scegli un’altra password',
    notYou:
      'Se eri tu, non serve fare nulla. Se non eri tu, avvisa subito la direzione: può azzerare il secondo passo.',
  },
  secondFactorReset: {
    subject: (resort) => `Il tuo secondo passo per ${resort} è stato azzerato`,
    title: (firstName) => `Ciao ${firstName}, il tuo secondo passo è stato azzerato`,
    intro:
      'La direzione ha azzerato il secondo passo del tuo accesso alla gestione. Per prepararne uno nuovo chiedi il link per un’altra password; da lì crei una passkey, o scegli la password e colleghi la tua app di codici.',
    button: 'Chiedi il link',
    notYou: 'Non l’hai chiesto tu? Scegli subito un’altra password e parlane con la direzione.',
  },
  guestOrders: {
    subject: (resort) => `I tuoi ordini da ${resort}`,
    title: (firstName) => `Ciao ${firstName}, ecco i tuoi ordini`,
    intro: 'Con questi link vedi, paghi e annulli i tuoi ordini senza account. Non darli a nessuno.',
    order: (number, day) => `Ordine ${number} · ${day}`,
    notYou: 'Non li hai chiesti tu? Allora non serve fare nulla.',
  },
}
