import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listOf, refusal, success } from '../../../testing/scene'
import { ayu, field, fill, openForm, save } from './patient-create-fixture'

describe('a likely duplicate', () => {
  const known = patientFixture({ last_name: 'Lestary' })
  const like: Schema<'PatientCandidate'> = { patient: known, reasons: ['name_and_birth', 'phone'] }
  const question = () => screen.findByRole('alertdialog', { name: '1 patient of this clinic could be the same person' })
  const press = (dialog: HTMLElement, name: string) =>
    userEvent.click(within(dialog).getByRole('button', { name, hidden: true }))
  afterEach(() => vi.restoreAllMocks())

  test('is shown with what tells them apart before anything is saved, and nothing typed is lost on the way back', async () => {
    const { sent, compared, show, keep } = await openForm(undefined, success(listOf([like])))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    const dialog = await question()
    expect(compared).toEqual([{ ...ayu, patient_id: null }])
    for (const text of [
      'Ayu Lestary',
      known.record_number,
      'Similar name, same date of birth',
      'Same phone',
      /May 17, 1990/,
      /^\+62 812-/,
    ])
      expect(within(dialog).getByText(text)).toBeTruthy()
    const link = within(dialog).getByRole('link', { name: 'Open this patient: Ayu Lestary' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/clinic/patient/12', '_blank'])
    await press(dialog, 'Back to the form')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field('First name').value).toBe('Ayu')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent).toEqual([])
  })

  test('is saved when it is another person', async () => {
    const { sent, show, keep } = await openForm(undefined, success(listOf([like])))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    await press(await question(), 'Somebody else: save')
    await screen.findByText('The page of 12')
    expect(sent.map(({ body }) => body)).toEqual([ayu])
  })

  test('is not saved with the identity number of a patient: it is corrected', async () => {
    const taken: Schema<'PatientCandidate'> = { patient: known, reasons: ['identity'] }
    const { show, keep } = await openForm(undefined, success(listOf([taken])))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    const dialog = await question()
    expect(within(dialog).getByText(/^The identity number belongs to a patient who is there already/)).toBeTruthy()
    expect(within(dialog).queryByText('Somebody else: save')).toBeNull()
  })

  test('may share the number of the mother', async () => {
    const sister: Schema<'PatientCandidate'> = {
      patient: { ...known, identification: 'nik_mother' },
      reasons: ['identity'],
    }
    const { sent, show, keep } = await openForm(undefined, success(listOf([sister])))
    await keep({ ...ayu, identification: 'nik_mother' })
    show()
    await userEvent.click(await save())
    await press(await question(), 'Somebody else: save')
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('is asked about once: when no answer comes, the same is sent again without asking', async () => {
    const { sent, compared, show, keep } = await openForm(refusal(503, 'Down'), success(listOf([like])))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    await press(await question(), 'Somebody else: save')
    await screen.findByText('Down')
    await userEvent.click(await save())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(compared).toHaveLength(1)
    await waitFor(() => expect(screen.getByText('Down')).toBeTruthy())
    fill('First name', 'Sri')
    await userEvent.click(await save())
    await question()
    expect(compared).toHaveLength(2)
  })

  test('a refusal is shown at its field', async () => {
    const refused = refusal(422, 'Please check.', { fields: { identity_number: 'A NIK has 16 digits' } })
    const { sent, show, keep } = await openForm(undefined, refused)
    await keep(ayu)
    show()
    await userEvent.click(await save())
    await screen.findByText('A NIK has 16 digits')
    expect(document.activeElement).toBe(field('Identity number'))
    expect(sent).toEqual([])
  })

  const notCompared = () => screen.findByRole('alertdialog', { name: 'Not compared with the patients of this clinic' })

  test('when nobody can be compared it is tried again, or saved without', async () => {
    const { sent, compared, show, keep } = await openForm(undefined, refusal(503, 'The database does not answer.'))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    const dialog = await notCompared()
    expect(within(dialog).getByText('The database does not answer.')).toBeTruthy()
    await press(dialog, 'Try again')
    await waitFor(() => expect(compared).toHaveLength(2))
    await press(await notCompared(), 'Save without comparing')
    await screen.findByText('The page of 12')
    expect(sent).toHaveLength(1)
  })

  test('a comparison that takes too long can be skipped', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    const { sent, show, keep } = await openForm(undefined, ({ signal }) => Promise.reject(signal.reason))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    await press(await notCompared(), 'Save without comparing')
    await screen.findByText('The page of 12')
    expect(sent).toHaveLength(1)
  })

  test('without a connection it fails like any save', async () => {
    const { show, keep } = await openForm(undefined, () => Promise.reject(new TypeError('Failed to fetch')))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
