/** The form that fits: `C5` is one place, `C5, C6` are several. */
export function ofCodes(codes: string, one: string, several: string): string {
  return codes.includes(',') ? several : one
}
