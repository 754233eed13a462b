import type { LocalizedText } from './language.ts'

/**
 * Everything that the resort's people do and that is written down, each with the fields of its detail that a person can read
 * . The compiler holds both sides to it: who writes an action writes these fields and no others, and each of them has a
 * word in every language.
 */
export interface AuditFields {
  'settings.set': never
  'payments.set-mode': 'provider'
  'arrivals.arrive': 'collectedCents' | 'day' | 'tender'
  'arrivals.late': 'day' | 'expectedAt'
  'arrivals.undo': 'day' | 'undone'
  'arrivals.release': 'day' | 'reason'
  'arrivals.no_show': 'day' | 'reason'
  'arrivals.back': 'day'
  'arrivals.stranded': 'cause' | 'collectedCents' | 'day' | 'tender'
  'arrivals.undo-stranded': 'undone'
  'arrivals.reseated': 'places'
  'arrivals.refunded': 'amountCents' | 'tenders'
  'arrivals.closed': never
  'order.walk-in': 'discountCents' | 'discountReason' | 'dogsReason' | 'from' | 'part' | 'payBy' | 'to' | 'totalCents'
  'order.complimentary': 'dogsReason' | 'from' | 'part' | 'reason' | 'to' | 'worthCents'
  'order.move': 'days' | 'differenceCents' | 'dogsReason' | 'from' | 'place' | 'to'
  'order.extend': 'addedCents' | 'dogsReason' | 'part' | 'to'
  'order.waive': 'reason' | 'waivedCents'
  'order.cancel': 'day' | 'days' | 'part' | 'refundCents' | 'refundTo'
  'order.cannot-deliver': 'day' | 'days' | 'part' | 'refundCents' | 'refundTo'
  'order.conclude': never
  'order.reopen': never
  'order.undo': 'kind'
  'place.block': 'from' | 'note' | 'part' | 'reason' | 'to'
  'place.unblock': 'from' | 'to'
  'place.break-hold': 'from' | 'part' | 'places' | 'to'
  'place.undo': 'kind'
  'beach.begin-draft': never
  'beach.take-draft': never
  'beach.discard-draft': never
  'beach.publish': BeachField
  'beach.undo-publish': BeachField
  'prices.edit': 'cents' | 'days' | 'kind' | 'part' | 'percent' | 'rule' | 'season'
  'prices.copy': never
  'prices.discard': never
  'prices.undo': 'undone'
  'prices.publish': never
  'till.collect': 'amountCents' | 'tender' | 'tenderedCents'
  'till.undo-collect': never
  'till.refund': 'amountCents' | 'tender'
  'till.undo-refund': never
  'money.ask': 'amountCents' | 'limit' | 'reason' | 'way'
  'money.approve': 'amountCents' | 'way'
  'money.refuse': 'amountCents' | 'way'
  'money.withdraw': 'amountCents' | 'way'
  'till.float': 'amountCents' | 'reason'
  'till.withdrawal': 'amountCents' | 'reason'
  'till.undo-drawer': never
  'till.open-drawer': 'amountCents'
  'till.close-drawer': 'cashCents' | 'denominations' | 'differenceCents'
  'till.close':
    | 'cardCents'
    | 'cardDifferenceCents'
    | 'cashCents'
    | 'denominations'
    | 'differenceCents'
    | 'leftCents'
    | 'owingCents'
  'till.export': 'from' | 'to'
  'till.reconcile': 'day'
  'till.resolve-issue': 'note'
  'till.reopen-issue': never
  'fiscal.void': 'number' | 'reason'
  'fiscal.profile': 'department' | 'dueWhen' | 'isDue' | 'nature' | 'vatPercent'
  'fiscal.retry': never
  'fiscal.undo-issue': never
  'fiscal.issue-by-hand': 'day' | 'device' | 'number'
  'fiscal.export': 'day'
  'weather.undo': 'day'
  'weather.decline': 'day' | 'reason'
  'weather.confirm': 'bookings' | 'cause' | 'creditCents' | 'day' | 'minutes' | 'part' | 'people' | 'subscriptions'
  'bar.sell': 'tender' | 'totalCents'
  'bar.accept': 'from'
  'bar.delay': 'from' | 'minutes' | 'to'
  'bar.reject': 'from' | 'reason' | 'text'
  'bar.ready': 'from' | 'station' | 'to'
  'bar.deliver': 'cardCents' | 'cashCents'
  'bar.runner': never
  'bar.undo': 'from' | 'to'
  'bar.soldOut': 'isSoldOut'
  'bar.stock': 'left'
  'bar.pause': 'minutes'
  'bar.reopen': never
  'bar.saveItem': BarItemField
  'bar.publishItem': BarItemField
  'bar.unpublishItem': never
  'bar.deleteItem': BarItemField
  'bar.undoItem': never
  'bar.saveCategory': 'isForDogs' | 'isHidden' | 'name'
  'bar.deleteCategory': 'isForDogs' | 'isHidden' | 'name'
  'bar.orderCategories': never
  'bar.undoCategory': never
  'restaurant.seat': SeatingField
  'restaurant.leave': SeatingField
  'restaurant.no_show': SeatingField
  'restaurant.move': SeatingField
  'restaurant.cancel': SeatingField
  'restaurant.undo': SeatingField
  'restaurant.add': 'day' | 'dogs' | 'meal' | 'restaurant' | 'seats' | 'time'
  'restaurant.online': 'covers' | 'isOpen'
  'restaurant.suspend': 'until'
  'restaurant.resume': 'until'
  'dish.save': DishField
  'dish.publish': DishField
  'dish.unpublish': DishField
  'dish.sold-out': 'isSoldOut'
  'dish.delete': DishField
  'dish.undo': never
  'course.save': 'isHidden' | 'name' | 'plural'
  'course.delete': 'isHidden' | 'name' | 'plural'
  'course.order': never
  'course.undo': never
  'menu.set': 'menu' | 'note' | 'text' | 'title'
  'menu.undo': never
  'news.save': NewsField
  'news.publish': never
  'news.take-back': never
  'news.delete': NewsField
  'news.undo': never
  'page.begin-draft': never
  'page.take-draft': never
  'page.discard-draft': never
  'page.publish': never
  'page.restore': never
  'page.undo': never
  'photo.upload': never
  'sea.undo': never
  'sea.set': 'airCelsius' | 'flag' | 'sky' | 'waterCelsius' | 'wave' | 'windFrom' | 'windKnots'
  'catalog.take-draft': never
  'catalog.undo-publish': 'added' | 'changed' | 'removed'
  'catalog.publish': 'added' | 'changed' | 'removed'
  'catalog.discard-draft': never
  'catalog.begin-draft': never
  'parking.set-spaces': 'from' | 'to'
  'services.set-stock': 'from' | 'to'
  'parking.clear-spaces': 'from' | 'to'
  'services.clear-stock': 'from' | 'to'
  'customer.view': never
  'customer.note': 'isEmpty'
  'credit.give': 'amountCents'
  'dog_document.accept': 'from' | 'reason' | 'validUntil'
  'dog_document.reject': 'from' | 'reason' | 'validUntil'
  'lost_dog.send': 'people'
  'lost_dog.close': never
  'subscription.change-place':
    | 'amountCents'
    | 'chargedCents'
    | 'creditedCents'
    | 'days'
    | 'differenceCents'
    | 'from'
    | 'lowered'
    | 'loweredCents'
    | 'newCents'
    | 'oldCents'
    | 'place'
  'subscription.sell':
    | 'amountCents'
    | 'discountCents'
    | 'discountReason'
    | 'from'
    | 'payBy'
    | 'tender'
    | 'to'
    | 'totalCents'
  'subscription.undo-sale': never
  'subscription.take-cash': 'amountCents' | 'isNew' | 'tender'
  'subscription.end': 'reason' | 'state'
  'messages.broadcast': 'audience' | 'day' | 'languages'
  'messages.undo-broadcast': never
  'messages.send-again': never
  'messages.save-template': 'name' | 'text' | 'title'
  'messages.delete-template': 'name' | 'text' | 'title'
  'staff.login': 'by'
  'staff.invite': 'roles'
  'staff.changeRoles': never
  'staff.undoRoles': never
  'staff.resetSecondFactor': never
  'staff.endSession': never
  'staff.setPin': never
  'staff.unlock': never
  'staff.wrongPin': never
  'staff.dropPin': never
  'staff.addAuthenticator': never
  'staff.addPasskey': never
  'staff.removePasskey': never
  'numbers.export': 'language' | 'sections'
  'audit.export': 'about' | 'from' | 'kind' | 'to'
}

type BeachField =
  | 'accessibility'
  | 'added'
  | 'backInUse'
  | 'from'
  | 'moved'
  | 'outOfUse'
  | 'parts'
  | 'recategorised'
  | 'removed'
  | 'renamed'
  | 'rezoned'
  | 'shade'
  | 'to'
type BarItemField =
  | 'allergen'
  | 'allergens'
  | 'art'
  | 'cents'
  | 'description'
  | 'detail'
  | 'diet'
  | 'isAlcoholic'
  | 'isFrozen'
  | 'isGlutenFree'
  | 'isTrace'
  | 'least'
  | 'most'
  | 'name'
  | 'optionGroups'
  | 'options'
  | 'prepSeconds'
  | 'station'
type SeatingField = 'state' | 'table' | 'time'
type DishField =
  | 'allergens'
  | 'art'
  | 'cents'
  | 'course'
  | 'description'
  | 'isAlcoholic'
  | 'isFrozen'
  | 'name'
  | 'restaurant'
  | 'traces'
type NewsField = 'eventDay' | 'kind' | 'markdown' | 'shownFrom' | 'shownTo' | 'title'

export type AuditAction = keyof AuditFields
/** The name of a value that is written down; one without a name of its own is its action's `value`. */
export type AuditField = AuditFields[AuditAction] | 'value'

type Languages = keyof LocalizedText
/** Numbers of rows and versions, which stand in the raw data only: {@link isReadable}. */
type UnreadableField = (typeof UNREADABLE)[number] | `${string}${(typeof UNREADABLE_ENDS)[number]}`

/** The readable fields of a detail, from the outside in; those of a before and an after are the same. */
export type FieldsOf<Value> = unknown extends Value
  ? 'fields that nobody knows'
  : Value extends string | number | boolean | null | undefined
    ? never
    : Value extends readonly (infer One)[]
      ? FieldsOf<One>
      : keyof Value extends Languages
        ? never
        : { [Name in keyof Value]-?: FieldOf<Name, Value[Name]> }[keyof Value]
type FieldOf<Name, Value> = Name extends UnreadableField
  ? never
  : Name extends 'before' | 'after'
    ? FieldsOf<Value>
    : Name extends string
      ? Name | FieldsOf<Value>
      : 'fields that nobody knows'

/** Nothing where a detail has exactly the fields of its action; otherwise what is wrong, for the compiler to say. */
export type Told<Action extends AuditAction, Detail> = [FieldsOf<Detail>] extends [AuditFields[Action]]
  ? [AuditFields[Action]] extends [FieldsOf<Detail>]
    ? OfOneKind<Detail>
    : { readonly neverWritten: `${Exclude<AuditFields[Action], FieldsOf<Detail>>}` }
  : { readonly withoutWord: `${Exclude<FieldsOf<Detail> & string, AuditFields[Action]>}` }

/** What a thing was and what it became are written with the same fields: one that only one side has would read as gone or new. */
type OfOneKind<Detail> = Detail extends { readonly before: infer Before; readonly after: infer After }
  ? [FieldsOf<Before>, FieldsOf<After>] extends [FieldsOf<After>, FieldsOf<Before>]
    ? unknown
    : {
        readonly beforeAndAfter: `${Exclude<FieldsOf<Before> & string, FieldsOf<After>> | Exclude<FieldsOf<After> & string, FieldsOf<Before>>}`
      }
  : unknown

const UNREADABLE = ['id', 'key', 'version', 'revision', 'position', 'clientId'] as const
const UNREADABLE_ENDS = ['Id', 'Ids', 'Ref', 'Key', 'Hash'] as const

/** Whether a field says something to a reader. */
export function isReadable(field: string): boolean {
  return !UNREADABLE.some((name) => name === field) && !UNREADABLE_ENDS.some((end) => field.endsWith(end))
}
