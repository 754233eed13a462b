import { requestSocialCode } from '../../../domain/accounts/social-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { socialTexts } from './texts.ts'

/** Asks for another mailed code; the server says when that is too often. */
export function AnotherCode({ socialKey: key }: { readonly socialKey: string }) {
  const texts = useTexts(socialTexts).code
  const failureText = useFailureText()
  const request = useCallMutation(requestSocialCode)
  const send = () => request.mutate({ key }, { onSuccess: () => toast(texts.sent, { tone: 'ok', icon: 'check' }) })
  return (
    <>
      <Button variant="tint" full icon="mail" isBusy={request.isPending} onPress={send}>
        {texts.another}
      </Button>
      {request.isError ? (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(request.error)}
        </Note>
      ) : null}
    </>
  )
}
