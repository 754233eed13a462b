import { flag, whole } from './setting-kinds.ts'

/** Settings of accounts, dogs, what is kept of people and what they are told. */
export const PEOPLE_SETTINGS = {
  // accounts
  sessionIdleDays: whole(1048, 'internal', [1, 90], 30, 'Days after the last use at which a session ends'),
  sessionMaxDays: whole(1049, 'internal', [1, 365], 60, 'Days after login at which a session ends'),
  staffIdleMinutes: whole(1171, 'internal', [5, 240], 30, 'Minutes without use after which a staff session is locked'),
  staffMaxHours: whole(1172, 'internal', [1, 24], 12, 'Hours after the login at which a staff session ends'),
  photosPerDay: whole(1050, 'internal', [1, 200], 20, 'Photos that one account uploads in a day'),

  // dogs (B-16)
  maxSavedDogs: whole(1142, 'internal', [1, 20], 6, 'Dogs that one account keeps'),
  maxDogDocuments: whole(1143, 'internal', [3, 20], 6, 'Documents that are kept of one dog'),
  dogUploadsPerDay: whole(
    1144,
    'internal',
    [1, 200],
    30,
    'Photos and documents of dogs that one account uploads in a day',
  ),
  dogReminderDays: whole(
    1145,
    'internal',
    [0, 120],
    30,
    'Days before a document’s last one at which its owner is mailed; 0 never',
  ),

  // privacy (GDPR 5.1.e)
  orderWordsDays: whole(
    1137,
    'internal',
    [1, 365],
    30,
    'Days after its last day at which an order’s notes, plates, delivery places and names of dogs are forgotten',
  ),
  guestYears: whole(
    1138,
    'internal',
    [1, 10],
    2,
    'Years after their last order at which guests without an account are forgotten',
  ),
  staffAuditYears: whole(1139, 'internal', [1, 10], 5, 'Years that what the resort’s people did stays written'),
  providerEventDays: whole(
    1140,
    'internal',
    [1, 365],
    60,
    'Days after which what a payment provider sent is emptied; that it came stays a year',
  ),
  givenUpMailDays: whole(
    1141,
    'internal',
    [1, 90],
    14,
    'Days that a mail which could not be delivered waits for a look',
  ),

  // messages to people (B-13)
  reminderHour: whole(
    1128,
    'internal',
    [0, 23],
    18,
    'Hour of the day before at which places, parking and tables are reminded of; 0 never (B-13)',
  ),
  smsOffered: flag(
    1129,
    'internal',
    false,
    'Whether guests may agree to SMS for what no push and no mail reaches (B-13)',
  ),
  holdWarningMinutes: whole(
    1130,
    'internal',
    [0, 30],
    2,
    'Minutes before the end of a hold at which its guest is pushed; 0 never (B-13)',
  ),
} as const
