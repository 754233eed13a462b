import { vi } from 'vitest'
import { forgetResortData } from '../../server/umbrellas/resort-data.ts'
import { beginCounts } from './per-file.ts'

// Files of a worker share what they have imported, and each begins as if it were alone: the resort that a server keeps is of the
// last file's database, a spy may stand in a global's place, and numbers that a database has once begin again.
forgetResortData()
vi.restoreAllMocks()
beginCounts()
