import { act, fireEvent, screen } from '@testing-library/react'

// What a person does with the forms of these pages; for tests.

export const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
export const password = () => screen.findByLabelText<HTMLInputElement>('Password')
export const type = async (input: Promise<HTMLInputElement>, value: string) => {
  const element = await input
  await act(async () => fireEvent.change(element, { target: { value } }))
}
export const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
