import { fieldLook } from '../field-look.ts'
import { FieldsWatch } from '../fields-watch.ts'
import { slotOf, type CardField, type FieldProblem, type MountContext } from '../payment-ui.ts'
import type {
  Braintree,
  Client,
  HostedField,
  HostedFields,
  HostedFieldsEvent,
  HostedFieldState,
  TokenizedCard,
} from './braintree-sdk.ts'

const OURS: Readonly<Record<HostedField, CardField>> = { number: 'number', expirationDate: 'expiry', cvv: 'cvc' }
const THEIRS: Readonly<Record<CardField, HostedField>> = { number: 'number', expiry: 'expirationDate', cvc: 'cvv' }

/** Braintree's names of the brands that the others call otherwise. */
const BRANDS: Readonly<Record<string, string>> = {
  'master-card': 'mastercard',
  'american-express': 'amex',
  'diners-club': 'diners',
}

/** Braintree's three fields of a card, each in the slot of its name. */
export class BraintreeFields {
  readonly #hosted: HostedFields
  readonly #watch: FieldsWatch

  private constructor(hosted: HostedFields, watch: FieldsWatch) {
    this.#hosted = hosted
    this.#watch = watch
  }

  static async mount(
    braintree: Braintree,
    client: Client,
    host: HTMLElement,
    context: MountContext,
  ): Promise<BraintreeFields> {
    const field = (name: CardField, placeholder = '') => ({
      container: slotOf(host, name),
      placeholder,
      iframeTitle: context.labels[name],
    })
    const hosted = await braintree.hostedFields.create({
      client,
      styles: stylesOf(host),
      fields: {
        number: field('number'),
        expirationDate: field('expiry', context.expiryHint),
        cvv: field('cvc'),
      },
    })
    const watch = new FieldsWatch((state) => context.onChange(state))
    listen(hosted, watch)
    return new BraintreeFields(hosted, watch)
  }

  tokenize(): Promise<TokenizedCard> {
    return this.#hosted.tokenize()
  }

  validate(): boolean {
    const wrong = this.#watch.judge()
    if (wrong !== null) this.#hosted.focus(THEIRS[wrong])
    return wrong === null
  }

  destroy(): Promise<void> {
    return this.#hosted.teardown()
  }
}

function listen(hosted: HostedFields, watch: FieldsWatch): void {
  const note = ({ emittedBy, fields }: HostedFieldsEvent) => {
    const state = fields[emittedBy]
    watch.note(OURS[emittedBy], { isEmpty: state.isEmpty, isComplete: state.isValid, problem: problemOf(state) })
  }
  for (const event of ['validityChange', 'empty', 'notEmpty'] as const) hosted.on(event, note)
  hosted.on('focus', ({ emittedBy }) => watch.noteFocus(OURS[emittedBy], true))
  hosted.on('blur', (event) => {
    watch.noteFocus(OURS[event.emittedBy], false)
    note(event)
  })
  hosted.on('cardTypeChange', ({ cards }) => {
    const [only, another] = cards
    watch.noteBrand(only === undefined || another !== undefined ? null : (BRANDS[only.type] ?? only.type))
  })
}

/** Unfinished counts once the field is left. */
function problemOf({ isEmpty, isValid, isPotentiallyValid, isFocused }: HostedFieldState): FieldProblem | null {
  if (!isPotentiallyValid) return 'invalid'
  return isEmpty || isValid || isFocused ? null : 'incomplete'
}

function stylesOf(host: HTMLElement) {
  const { color, placeholder, error, fontFamily, fontSize } = fieldLook(host)
  return {
    input: { color, 'font-family': fontFamily, 'font-size': fontSize },
    '::placeholder': { color: placeholder },
    '.invalid': { color: error },
  }
}
