import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What one provider of the sandbox remembers, in memory and of its own; everything goes with the process. */
export function memoryAdapter(): (model: string) => Adapter {
  const rows = new Map<string, AdapterPayload>()
  return (model) => {
    const key = (id: string) => `${model} ${id}`
    const found = (holds: (row: AdapterPayload) => boolean) =>
      [...rows.entries()].find(([name, row]) => name.startsWith(`${model} `) && holds(row))?.[1]
    return {
      upsert: async (id, payload) => void rows.set(key(id), payload),
      find: async (id) => rows.get(key(id)),
      findByUserCode: async (userCode) => found((row) => row.userCode === userCode),
      findByUid: async (uid) => found((row) => row.uid === uid),
      async consume(id) {
        const row = rows.get(key(id))
        if (row !== undefined) rows.set(key(id), { ...row, consumed: Math.floor(Date.now() / 1000) })
      },
      destroy: async (id) => void rows.delete(key(id)),
      async revokeByGrantId(grantId) {
        for (const [name, row] of rows) if (row.grantId === grantId) rows.delete(name)
      },
    }
  }
}
