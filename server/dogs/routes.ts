import { acceptDogDocument } from './accept-dog-document.ts'
import { addDogDocument } from './add-dog-document.ts'
import type { DogFacts } from './dog-facts.ts'
import { getDogCheckFile } from './get-dog-check-file.ts'
import { getDogDocument } from './get-dog-document.ts'
import { listDogChecks } from './list-dog-checks.ts'
import { listDogs } from './list-dogs.ts'
import { closeLostDog } from './lost/close-lost-dog.ts'
import { endLostDog } from './lost/end-lost-dog.ts'
import { listLostDogReports } from './lost/list-lost-dog-reports.ts'
import { listLostDogs } from './lost/list-lost-dogs.ts'
import { reportLostDog } from './lost/report-lost-dog.ts'
import { sendLostDog } from './lost/send-lost-dog.ts'
import { rejectDogDocument } from './reject-dog-document.ts'
import { removeDog } from './remove-dog.ts'
import { removeDogDocument } from './remove-dog-document.ts'
import { saveDog } from './save-dog.ts'
import { setDogPhoto } from './set-dog-photo.ts'

export const dogHandlers = (facts: DogFacts) => [
  listDogs(facts),
  saveDog(facts),
  setDogPhoto(facts),
  removeDog,
  addDogDocument(facts),
  removeDogDocument,
  getDogDocument,
  listDogChecks(facts),
  getDogCheckFile,
  acceptDogDocument(facts),
  rejectDogDocument(facts),
  reportLostDog,
  endLostDog,
  listLostDogs,
  listLostDogReports,
  sendLostDog,
  closeLostDog,
]
