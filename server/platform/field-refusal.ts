export { FieldRefusal } from '../../domain/platform/field-refusal.ts'
