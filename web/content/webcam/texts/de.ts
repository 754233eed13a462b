/** Texts of the live webcam. */
export const de = {
  title: 'LIVE WEBCAM',
  label: 'Der Strand, live',
  live: 'LIVE',
  still: 'Standbild',
  stillLabel: 'Das letzte Bild vom Strand, nicht live',
  stillText: 'Das Livebild steht still: Was du siehst, ist nicht aktuell.',
  data: 'Sie aktualisiert sich von selbst. Mit mobilen Daten verbraucht sie etwa 4 MB pro Minute.',
  fullScreen: 'Vollbild',
  missing: 'Die Webcam ist gerade nicht verfügbar',
  missingText: 'Vielleicht ist sie ausgeschaltet oder ohne Netz. Der Strand ist trotzdem da: Versuch es bald noch mal.',
  retry: 'Erneut versuchen',
  close: 'Schließen',
  loading: 'Die Webcam wird gesucht…',
}
