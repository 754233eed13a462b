import type { Sea } from '../../../../domain/content/sea.ts'
import type { StaffIconName } from '../../../ui/staff/StaffIcon.tsx'

export const SKY_ICONS: Readonly<Record<Sea['sky'], StaffIconName>> = {
  clear: 'sun',
  partly_cloudy: 'cloud-sun',
  cloudy: 'cloud',
  rain: 'cloud-rain',
  storm: 'cloud-lightning',
}
