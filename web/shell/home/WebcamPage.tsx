import { WebcamSheet } from '../../content/webcam/WebcamSheet.tsx'
import { useGo } from '../../platform/navigation.tsx'
import { HomePage } from './HomePage.tsx'

/** The webcam over the home screen, with an address of its own so that a guest comes back to it after the login. */
export function WebcamPage() {
  const go = useGo()
  return (
    <>
      <HomePage />
      <WebcamSheet isOpen onClose={() => go('/tabs/home', { replace: true, motion: 'none' })} />
    </>
  )
}
