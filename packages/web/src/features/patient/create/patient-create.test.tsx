import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ayu, field, fill, openForm, save } from './patient-create-fixture'

test('a patient is saved once however often Enter is pressed, and then opened', async () => {
  const { sent, show, keep, app } = await openForm()
  await keep(ayu)
  show()
  const form = (await save()).closest('form')
  if (!form) throw new Error('no form')
  fireEvent.submit(form)
  fireEvent.submit(form)
  await screen.findByText('The page of 12')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toEqual(ayu)
  expect(await app.drafts.read('patient-new')).toBeUndefined()
})

test('a browser whose storage hangs holds up nobody: what is saved is saved', async () => {
  const { app, show, keep } = await openForm()
  await keep(ayu)
  show()
  vi.spyOn(app.drafts, 'discard').mockReturnValue(new Promise(() => {}))
  await userEvent.click(await save())
  await screen.findByText('The page of 12')
})

test('each field shows its problem, and the first one has the focus', async () => {
  const { sent, show } = await openForm()
  show()
  await userEvent.click(await save())
  expect(document.activeElement).toBe(field('First name'))
  expect(screen.getAllByText('This is required').length).toBe(7)
  fill('First name', 'Dimas')
  expect(screen.getAllByText('This is required').length).toBe(6)
  expect(sent).toEqual([])
})

test('a wrong field that is folded away is opened and focused', async () => {
  const { show, keep } = await openForm()
  await keep({ ...ayu, email: 'ayu' })
  const { container } = show()
  await userEvent.click(await save())
  expect(container.querySelector('details')?.open).toBe(true)
  expect(document.activeElement).toBe(field('Email'))
})

test('leaving with changes asks; what was typed stays as a draft', async () => {
  const { show, app } = await openForm()
  show()
  await save()
  fill('First name', 'Siti')
  await userEvent.click(screen.getByText('Cancel'))
  await userEvent.click(await screen.findByText('Stay'))
  expect(field('First name').value).toBe('Siti')
  await userEvent.click(screen.getByText('Cancel'))
  await userEvent.click(await screen.findByText('Leave'))
  await screen.findByText('The list')
  expect(await app.drafts.read('patient-new')).toMatchObject({ value: { first_name: 'Siti' } })
})

test('without changes nothing is asked', async () => {
  const { show } = await openForm()
  show()
  await save()
  await userEvent.click(screen.getByText('Cancel'))
  await screen.findByText('The list')
})

test('an earlier draft is offered, and can be thrown away', async () => {
  const { show, keep, app } = await openForm()
  await keep(ayu)
  show()
  await screen.findByText(/A draft of .* was restored/)
  expect(field('First name').value).toBe('Ayu')
  await userEvent.click(screen.getByText('Discard the draft'))
  expect(field('First name').value).toBe('')
  expect(await app.drafts.read('patient-new')).toBeUndefined()
})

test('blanks in a pasted NIK are left out, and a NIK of somebody else is hinted at without blocking', async () => {
  const { sent, show, keep } = await openForm()
  await keep({ ...ayu, identity_number: '' })
  show()
  await save()
  await userEvent.click(field('Identity number'))
  await userEvent.paste('3174 0157 0590 0001')
  expect(field('Identity number').value).toBe('3174015705900001')
  expect(screen.queryByText(/another date of birth or sex/)).toBeNull()
  await userEvent.click(screen.getByLabelText('Male'))
  expect(screen.getByText(/another date of birth or sex/)).toBeTruthy()
  await userEvent.click(await save())
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('a patient without a number yet gives a reason instead', async () => {
  const { sent, show, keep } = await openForm()
  await keep(ayu)
  show()
  await save()
  await userEvent.selectOptions(screen.getByLabelText(/^Identification/), 'Not available')
  expect(screen.queryByLabelText(/^Identity number/)).toBeNull()
  fill('Why there is no identity number', 'Newborn')
  await userEvent.click(await save())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    identification: 'not_available',
    identity_number: '',
    identity_reason: 'Newborn',
  })
})
