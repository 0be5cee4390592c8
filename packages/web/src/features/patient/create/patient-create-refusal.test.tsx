import { patientFixture } from '@clinic/core/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal, success } from '../../../testing/scene'
import { ayu, field, fill, openForm, save } from './patient-create-fixture'

test('when the save fails nothing is lost, not by a reload either', async () => {
  let isDown = true
  const { sent, show, keep } = await openForm((request) =>
    isDown ? refusal(503, 'The database does not answer.')(request) : success(patientFixture(), 201)(request),
  )
  await keep(ayu)
  const { unmount } = show()
  await save()
  fill('First name', 'Ayu Sri')
  await userEvent.click(await save())
  expect((await screen.findByRole('alert')).textContent).toContain('The database does not answer.')
  expect(field('First name').value).toBe('Ayu Sri')

  unmount()
  show()
  await waitFor(() => expect(field('First name').value).toBe('Ayu Sri'))
  isDown = false
  await userEvent.click(await save())
  await screen.findByText('The page of 12')
  expect(sent[0]?.body).toEqual(sent[1]?.body)
})

test.each([400, 403, 404, 409, 422])('a save that is refused with %i says why, and nothing is lost', async (status) => {
  const { show, keep } = await openForm(refusal(status, 'The server says why.'))
  await keep(ayu)
  show()
  await userEvent.click(await save())
  expect((await screen.findByRole('alert')).textContent).toContain('The server says why.')
  expect(field('First name').value).toBe(ayu.first_name)
})

test('the same value is sent again under the same key, another one under another', async () => {
  const { sent, show, keep } = await openForm(refusal(503, 'Down'))
  await keep(ayu)
  show()
  await userEvent.click(await save())
  await waitFor(() => expect(sent).toHaveLength(1))
  await screen.findByRole('alert')
  await userEvent.click(await save())
  await waitFor(() => expect(sent).toHaveLength(2))
  await screen.findByRole('alert')
  fill('First name', 'Sri')
  await userEvent.click(await save())
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

test('an error of the server stays at its field until the field is typed into', async () => {
  const taken = 'Another patient of this clinic has this number'
  const { show, keep } = await openForm(refusal(422, 'Please check.', { fields: { identity_number: taken } }))
  await keep(ayu)
  show()
  await userEvent.click(await save())
  await screen.findByText(taken)
  expect(document.activeElement).toBe(field('Identity number'))
  fill('First name', 'Sri')
  expect(screen.getByText(taken)).toBeTruthy()
  fill('Identity number', '3174015705900002')
  expect(screen.queryByText(taken)).toBeNull()
})

test.each([
  ['en', 'Open Ayu Lestari (new tab)'],
  ['id', 'Buka Ayu Lestari (tab baru)'],
] as const)(
  'whose number it is can be opened in a new tab beside the field until it is typed into (%s)',
  async (language, name) => {
    const sentence = 'This is the number of Ayu Lestari (00-00-07)'
    const holders = { identity_number: { kind: 'patient', id: 7, name: 'Ayu Lestari' } }
    const { show, keep, app } = await openForm(
      refusal(422, 'Please check.', { fields: { identity_number: sentence }, holders }),
    )
    await keep(ayu)
    show()
    await userEvent.click(await save())
    await screen.findByText(sentence)
    await act(() => app.language.send({ type: 'language.choose', language }))
    const link = await screen.findByRole('link', { name })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/clinic/patient/7', '_blank'])
    const number = document.querySelector<HTMLInputElement>('input[name=identity_number]')
    expect(number?.getAttribute('aria-describedby')).toBe(link.closest('[aria-live]')?.id)
    if (number) fireEvent.change(number, { target: { value: '3174015705900002' } })
    expect(screen.queryByRole('link', { name })).toBeNull()
  },
)

test('an address part that the server refuses shows the error at that part', async () => {
  const { show, keep } = await openForm(refusal(400, 'Please check.', { fields: { 'address.city': 'Too long' } }))
  await keep(ayu)
  show()
  await userEvent.click(await save())
  await screen.findByText('Too long')
  expect(document.activeElement).toBe(field('City or regency'))
})
