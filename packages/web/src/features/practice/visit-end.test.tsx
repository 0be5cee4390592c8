import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { noteFixture, signedNoteFixture } from '../../entities/note/note-fixture'
import { draftFixture } from '../../entities/prescription/prescription-fixture'
import { visitCardFixture, visitFixture } from '../../entities/visit/visit-fixture'
import { sheetFixture } from '../../entities/vital-sign/vital-sign-fixture'
import { refusal, success } from '../../testing/scene'
import { button, complaint, finished, patience, press, show } from './note-desk-fixture'

describe('the end of a visit', () => {
  it('is not offered while something is missing: what is missing leads to its field', async () => {
    const { user, sent } = await show()
    await complaint()
    await user.click(await button('Sign and finish'))
    const problem = await button('Chief complaint missing')
    expect(document.activeElement).toBe(problem)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await complaint())
    expect(sent.mock.calls.filter(([call]) => call.includes('finish'))).toEqual([])
  })

  it('is not offered while a prescription is not signed: the bar leads to its signature', async () => {
    const { user } = await show({ notes: [noteFixture({ version: 3 })], prescriptions: [draftFixture()] })
    await complaint()
    await button('Sign the prescription')
    await user.click(await button('Sign and finish'))
    expect(document.activeElement).toBe(await button('Sign the prescription or remove its lines'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await button('Sign the prescription'))
    await press('KeyR')
    expect(document.activeElement?.getAttribute('name')).toBe('lines.dose')
  })

  it('signs what is stored, and shows it with its signature', async () => {
    const { user, sent } = await show({ notes: [noteFixture({ version: 3 })] })
    await user.type(await complaint(), '!')
    await user.click(await button('Sign and finish'))
    await user.click(await button('Sign and finish now'))
    expect(
      await screen.findByText(/Signed by drg\. Ratna Dewi, Sp\.KG, SIP 503\/SIP\/2026\/014/, {}, patience),
    ).toBeTruthy()
    expect(sent.mock.calls.at(-1)).toEqual(['POST /api/visit/7/finish', { note_version: 4, version: 3 }])
    expect(screen.getByText('Hash 9f86d081')).toBeTruthy()
    expect(screen.queryByLabelText(/^Chief complaint/)).toBeNull()
    await vi.waitFor(
      () => expect(document.activeElement?.textContent).toMatch(/The treatment of this visit is finished/),
      patience,
    )
  })

  it('shows the sentence of a server that knows more, and stays open', async () => {
    const { user } = await show({
      notes: [noteFixture()],
      replies: { 'POST /api/visit/7/finish': refusal(422, 'Your licence (SIP) has ended.') },
    })
    await complaint()
    await user.click(await button('Sign and finish'))
    await user.click(await button('Sign and finish now'))
    expect(await screen.findByText('Your licence (SIP) has ended.', {}, patience)).toBeTruthy()
  })

  it('is discontinued with a reason', async () => {
    const { user, sent } = await show()
    await complaint()
    await user.click(await button('Discontinue'))
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.type(dialog.getByLabelText(/^Why/), 'Pasien pusing')
    await user.click(dialog.getByRole('button', { name: 'Discontinue the treatment' }))
    expect(await screen.findByText('Nothing is written about this visit.', {}, patience)).toBeTruthy()
    expect(screen.getByText('The treatment of this visit was discontinued.')).toBeTruthy()
    expect(sent.mock.calls.at(-1)).toEqual([
      'POST /api/visit/7/discontinue',
      { note_version: 0, version: 3, reason: 'Pasien pusing' },
    ])
  })
})

describe('a finished visit', () => {
  it('leads to the next patient of the dentist', async () => {
    const next = visitCardFixture({ id: 9, state: 'ready', doctor_id: 1 })
    const { user } = await show({
      visit: finished,
      notes: [signedNoteFixture()],
      board: [next],
      replies: {
        'GET /api/visit/9': success(visitFixture({ id: 9, state: 'ready', doctor_id: 1, room_id: 1 })),
        'GET /api/visit/9/vital-sign': success(sheetFixture({ id: 9 })),
      },
    })
    const link = await screen.findByRole('link', { name: /^Next patient: / }, patience)
    expect(link.getAttribute('href')).toBe('/doctor/idental/start-practice?visit=9')
    await user.click(link)
    const start = await button('Start practice')
    await vi.waitFor(() => expect(document.activeElement).toBe(start), patience)
  })

  it('says when its text is not what was signed', async () => {
    await show({ visit: finished, notes: [signedNoteFixture({ is_intact: false })] })
    expect(await screen.findByText('This text is not what was signed', {}, patience)).toBeTruthy()
  })

  it('is added to, and keeps what is signed', async () => {
    const { user, sent } = await show({ visit: finished, notes: [signedNoteFixture()] })
    await user.click(await button('Add an addendum'))
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.type(dialog.getByLabelText(/^Addendum/), 'Pasien menelepon')
    await user.click(dialog.getByRole('button', { name: 'Sign the addendum' }))
    expect(await screen.findByText(/Pasien menelepon sore hari/, {}, patience)).toBeTruthy()
    expect(sent.mock.calls.at(-1)).toEqual(['POST /api/note/5/addendum', { text: 'Pasien menelepon' }])
  })

  it('is not added to by another dentist', async () => {
    await show({ visit: { ...finished, doctor_id: 2 }, notes: [signedNoteFixture({ doctor_id: 2 })] })
    expect(await screen.findByText(/Signed by/, {}, patience)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add an addendum' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
  })

  it('is reopened with a reason: the signed note stays, and a new one is begun', async () => {
    const { user } = await show({ visit: finished, notes: [signedNoteFixture()] })
    await user.click(await button('Reopen'))
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.type(dialog.getByLabelText(/^Why/), 'Tambalan lepas')
    await user.click(dialog.getByRole('button', { name: 'Reopen the visit' }))
    expect(await complaint()).toHaveProperty('value', '')
    expect(screen.getByText(/Signed by/)).toBeTruthy()
  })
})
