import { de as deWelcome } from '../../../web/accounts/welcome/texts/de.ts'
import { en as enWelcome } from '../../../web/accounts/welcome/texts/en.ts'
import { fr as frWelcome } from '../../../web/accounts/welcome/texts/fr.ts'
import { it as itWelcome } from '../../../web/accounts/welcome/texts/it.ts'
import { nl as nlWelcome } from '../../../web/accounts/welcome/texts/nl.ts'
import { de as deAccounts } from '../../../web/accounts/texts/de.ts'
import { en as enAccounts } from '../../../web/accounts/texts/en.ts'
import { fr as frAccounts } from '../../../web/accounts/texts/fr.ts'
import { it as itAccounts } from '../../../web/accounts/texts/it.ts'
import { nl as nlAccounts } from '../../../web/accounts/texts/nl.ts'
import { de as deCart } from '../../../web/cart/texts/de.ts'
import { en as enCart } from '../../../web/cart/texts/en.ts'
import { fr as frCart } from '../../../web/cart/texts/fr.ts'
import { it as itCart } from '../../../web/cart/texts/it.ts'
import { nl as nlCart } from '../../../web/cart/texts/nl.ts'
import { de as deChanges } from '../../../web/orders/changes/texts/de.ts'
import { en as enChanges } from '../../../web/orders/changes/texts/en.ts'
import { fr as frChanges } from '../../../web/orders/changes/texts/fr.ts'
import { it as itChanges } from '../../../web/orders/changes/texts/it.ts'
import { nl as nlChanges } from '../../../web/orders/changes/texts/nl.ts'
import { de as deOrders } from '../../../web/orders/texts/de.ts'
import { en as enOrders } from '../../../web/orders/texts/en.ts'
import { fr as frOrders } from '../../../web/orders/texts/fr.ts'
import { it as itOrders } from '../../../web/orders/texts/it.ts'
import { nl as nlOrders } from '../../../web/orders/texts/nl.ts'
import { de as dePayments } from '../../../web/payments/texts/de.ts'
import { de as deShell } from '../../../web/shell/texts/de.ts'
import { en as enPayments } from '../../../web/payments/texts/en.ts'
import { en as enShell } from '../../../web/shell/texts/en.ts'
import { fr as frPayments } from '../../../web/payments/texts/fr.ts'
import { fr as frShell } from '../../../web/shell/texts/fr.ts'
import { it as itPayments } from '../../../web/payments/texts/it.ts'
import { it as itShell } from '../../../web/shell/texts/it.ts'
import { nl as nlPayments } from '../../../web/payments/texts/nl.ts'
import { nl as nlShell } from '../../../web/shell/texts/nl.ts'
import { de as deUmbrellas } from '../../../web/umbrellas/texts/de.ts'
import { en as enUmbrellas } from '../../../web/umbrellas/texts/en.ts'
import { fr as frUmbrellas } from '../../../web/umbrellas/texts/fr.ts'
import { it as itUmbrellas } from '../../../web/umbrellas/texts/it.ts'
import { nl as nlUmbrellas } from '../../../web/umbrellas/texts/nl.ts'

/** The app's own words, by which a test finds what a person of that language would look for. */
export const WORDS = {
  it: {
    accounts: itAccounts,
    welcome: itWelcome,
    cart: itCart,
    changes: itChanges,
    orders: itOrders,
    payments: itPayments,
    shell: itShell,
    umbrellas: itUmbrellas,
  },
  en: {
    accounts: enAccounts,
    welcome: enWelcome,
    cart: enCart,
    changes: enChanges,
    orders: enOrders,
    payments: enPayments,
    shell: enShell,
    umbrellas: enUmbrellas,
  },
  fr: {
    accounts: frAccounts,
    welcome: frWelcome,
    cart: frCart,
    changes: frChanges,
    orders: frOrders,
    payments: frPayments,
    shell: frShell,
    umbrellas: frUmbrellas,
  },
  nl: {
    accounts: nlAccounts,
    welcome: nlWelcome,
    cart: nlCart,
    changes: nlChanges,
    orders: nlOrders,
    payments: nlPayments,
    shell: nlShell,
    umbrellas: nlUmbrellas,
  },
  de: {
    accounts: deAccounts,
    welcome: deWelcome,
    cart: deCart,
    changes: deChanges,
    orders: deOrders,
    payments: dePayments,
    shell: deShell,
    umbrellas: deUmbrellas,
  },
} as const

export type Words = (typeof WORDS)['it']
