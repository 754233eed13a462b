import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Note } from '../ui/surfaces.tsx'
import { withQuery } from '../platform/navigation.tsx'
import { linkToApp, readAndroidApp } from './app-payment.ts'
import { useOrderId } from './order-id.ts'
import { outcomePath } from './pay-path.ts'
import { ordersTexts } from './texts.ts'

/**
 * From the browser in which an app had its order paid back into the app. Only Android opens an app from a page of the app's own host:
 * elsewhere the person closes the window, which the app does itself as soon as it hears that the order is paid.
 */
export function BackToApp() {
  const texts = useTexts(ordersTexts).outcome
  const orderId = useOrderId()
  const isAndroid = navigator.userAgent.includes('Android')
  const { data: app } = useQuery({
    queryKey: ['androidApp'],
    queryFn: readAndroidApp,
    enabled: isAndroid,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  if (!app) return <Note icon="info">{texts.closeForApp}</Note>
  const path = withQuery(outcomePath(''), { order: orderId ?? undefined })
  return (
    <LinkButton full to={linkToApp(app, path)}>
      {texts.backToApp}
    </LinkButton>
  )
}
