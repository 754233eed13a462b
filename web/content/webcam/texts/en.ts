/** Texts of the live webcam. */
export const en = {
  title: 'LIVE WEBCAM',
  label: 'The beach, live',
  live: 'LIVE',
  still: 'Still picture',
  stillLabel: 'The last picture of the beach, not live',
  stillText: 'The live picture has stopped: what you see isn’t from now.',
  data: 'It updates by itself. On mobile data it uses about 4 MB a minute.',
  fullScreen: 'Full screen',
  missing: 'The webcam isn’t available now',
  missingText: 'It may be switched off or without a network. The beach is there all the same: try again soon.',
  retry: 'Try again',
  close: 'Close',
  loading: 'Looking for the webcam…',
}
