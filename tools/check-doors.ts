import awaited from './awaited.json' with { type: 'json' }
import { doorProblems, everyCall, namesTakenByDoors } from './doors.ts'

/** No call of the contract is without a person or a command that makes it, but for those that `awaited.json` names. */
const problems = doorProblems(await everyCall(), namesTakenByDoors(), awaited)
for (const problem of problems) process.stdout.write(`  ${problem}\n`)
process.exit(problems.length === 0 ? 0 : 1)
