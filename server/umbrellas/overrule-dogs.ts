import type { Queryable } from '../platform/database.ts'

/** From here to the end of the transaction places are given although dogs beside them speak against it: somebody has seen why. */
export async function overruleDogs(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'umbrellas.overrule-dogs',
    text: "select set_config('battigia.dogs_overruled', 'on', true)",
    values: [],
  })
}
