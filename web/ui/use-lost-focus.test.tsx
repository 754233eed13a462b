import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useLostFocus } from './use-lost-focus.ts'

afterEach(cleanup)

function Rows({ names }: { readonly names: readonly string[] }) {
  const place = useLostFocus<HTMLDivElement>(names.join())
  return (
    <div ref={place}>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  )
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const button = (name: string) => screen.getByRole('button', { name })

test('B-21 what changes by itself under somebody who has touched nothing takes no focus; what is taken away gives it on', async () => {
  const { rerender } = render(<Rows names={['C5', 'C6']} />)
  rerender(<Rows names={['B1', 'C5', 'C6']} />)
  await act(frame)
  // A space bar that scrolls the page would press what has come.
  expect(document.activeElement).toBe(document.body)
  act(() => button('C6').focus())
  rerender(<Rows names={['B1', 'C5']} />)
  await act(frame)
  expect(document.activeElement).toBe(button('B1'))
})
