import { informationFixture } from '@clinic/core/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rejectedVisitFixture } from '../../entities/satu-sehat/satu-sehat-fixture'
import { dismissNotices } from '../../platform/page/notify'
import { renderScene } from '../../testing/render-scene'
import { listOf, refusal, type Scene, success } from '../../testing/scene'
import {
  satuSehatStatusFixture,
  setUpFailuresFixture,
  unconnectedStatusFixture,
} from './overview/satu-sehat-status-fixture'
import SatuSehatList from './satu-sehat-list'

afterEach(() => dismissNotices())

const filters = ['state', 'rule', 'without_rule', 'missing']
const none = { state: null, rule: null, without_rule: null, missing: null }

async function show(search = '', { replies = {}, role = 'manager_clinic' }: Pick<Scene, 'replies' | 'role'> = {}) {
  const asked = vi.fn()
  await renderScene(<SatuSehatList />, {
    role,
    path: `/clinic/satu-sehat${search}`,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/satu-sehat/status': success(satuSehatStatusFixture()),
      'GET /api/satu-sehat/visit': (request) => {
        const { searchParams } = new URL(request.url)
        asked(Object.fromEntries(filters.map((name) => [name, searchParams.get(name)])))
        return success(listOf([rejectedVisitFixture()]))(request)
      },
      ...replies,
    },
  })
  await screen.findByRole('heading', { name: 'Visits' })
  return asked
}

describe('the page of SATUSEHAT', () => {
  it('filters the list by each number, and takes the filter away again', async () => {
    const asked = await show()
    await userEvent.click(await screen.findByRole('link', { name: 'Identity number 7' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ ...none, missing: 'patientIdentity' }))
    await userEvent.click(screen.getByRole('link', { name: 'Given up 2' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ ...none, state: 'dead' }))
    await userEvent.click(screen.getByRole('link', { name: /\(rule 10120\)$/ }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ ...none, rule: '10120' }))
    await userEvent.click(screen.getByRole('link', { name: 'Refused without a rule' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ ...none, without_rule: 'true' }))
    await userEvent.click(screen.getByRole('link', { name: 'Given up 2' }))
    await userEvent.click(screen.getByRole('link', { name: 'Given up 2' }))
    expect(screen.getByRole('link', { name: 'Given up 2' }).getAttribute('aria-current')).toBe('false')
  })

  it('links what is to be set up with its place, in the order of the ministry', async () => {
    await show()
    const rows = within(screen.getByRole('region', { name: 'Set-up' })).getAllByRole('listitem')
    expect(rows.map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')])).toEqual([
      ['Done Access to SATUSEHAT', undefined],
      ['Done Organization: this clinic', '/clinic/information'],
      ['Not done yet Rooms1 room is not registered yet3 of 4', '/clinic/room'],
      ['Done Dentists5 of 5', '/clinic/doctor'],
      ['Not done yet Medicines with a KFA code14 medicines have none18 of 32', '/clinic/company-medicine'],
      [
        'Not done yet Addresses with an area code83 addresses have none1201 of 1284',
        '/clinic/patient?status=active&readiness=incomplete',
      ],
    ])
  })

  it('has rooms and dentists registered once, shows what is left at its row with who can fix it, and where', async () => {
    const keys: (string | null)[] = []
    const status = satuSehatStatusFixture()
    await show('', {
      replies: {
        'GET /api/satu-sehat/status': (request) => success(status)(request),
        'POST /api/satu-sehat/set-up': (request) => {
          keys.push(request.headers.get('Idempotency-Key'))
          if (keys.length === 1) return refusal(503, 'The database does not answer.')(request)
          status.set_up = keys.length === 2 ? { ...status.set_up, state: 'waiting' } : status.set_up
          return success({ requested_at: '2026-11-20T04:20:00.000Z' })(request)
        },
      },
    })
    const card = within(screen.getByRole('region', { name: 'Set-up' }))
    await userEvent.click(card.getByRole('button', { name: 'Register now' }))
    await card.findByText('The database does not answer.')
    await userEvent.click(card.getByRole('button', { name: 'Register now' }))
    await card.findByText('Rooms and dentists are being registered.')
    expect(card.queryByRole('button', { name: 'Register now' })).toBeNull()
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('tells at its row what could not be registered, with who can fix it and where', async () => {
    const status = satuSehatStatusFixture({ set_up: setUpFailuresFixture() })
    await show('', { replies: { 'GET /api/satu-sehat/status': success(status) } })
    const rows = within(screen.getByRole('region', { name: 'Set-up' })).getAllByRole('listitem')
    const told = rows.map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')])
    expect(told).toContainEqual(['drg. Sari Wulandari – Manager: enter the NIK', '/clinic/doctor/7?field=nik'])
    expect(told).toContainEqual([
      'drg. Bima Prakoso – Manager: SATUSEHAT does not find the dentist by NIK; check the NIK',
      '/clinic/doctor-external/8?field=nik',
    ])
    expect(told).toContainEqual([
      'Melati – Manager: The access of the clinic to SATUSEHAT does not include this; ask the ministry for itSATUSEHAT says: “Akses tidak mencakup Location (RuleNumber: 20003)”',
      '/clinic/information',
    ])
  })

  it('offers to register neither to the front office nor without access', async () => {
    await show('', { role: 'front_office_clinic' })
    expect(screen.queryByRole('button', { name: 'Register now' })).toBeNull()
    cleanup()
    await show('', { replies: { 'GET /api/satu-sehat/status': success(unconnectedStatusFixture()) } })
    expect(screen.queryByRole('button', { name: 'Register now' })).toBeNull()
  })

  it('names the settings without which nothing is sent', async () => {
    await show('', { replies: { 'GET /api/satu-sehat/status': success(unconnectedStatusFixture()) } })
    expect(screen.getByText(/SATUSEHAT_CLIENT_ID, SATUSEHAT_CLIENT_SECRET/)).toBeTruthy()
    expect(screen.getByText(/Never tried against the real service/)).toBeTruthy()
  })

  it('tells the words of the service when it lets nobody in, and until when sending is paused', async () => {
    const status = satuSehatStatusFixture({
      token: { state: 'failed', expires_at: null, failed_at: '2026-11-20T04:30:00.000Z', failure: 'invalid_client' },
      circuit: { state: 'open', open_until: '2026-11-20T05:00:00.000Z' },
    })
    await show('', { replies: { 'GET /api/satu-sehat/status': success(status) } })
    expect(within(await screen.findByRole('alert')).getByText('SATUSEHAT says: “invalid_client”')).toBeTruthy()
    expect(screen.getAllByText(/paused until Nov 20, 2026, 12:00/i)).not.toHaveLength(0)
  })

  it('sends all of a rule again, once, after it said how many', async () => {
    const sent = vi.fn()
    await show('?rule=10003', {
      replies: {
        'POST /api/satu-sehat/send-again': async (request) => {
          sent(await request.json(), request.headers.get('Idempotency-Key'))
          return sent.mock.calls.length === 1
            ? refusal(503, 'The database does not answer.')(request)
            : success({ count: 3 })(request)
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Send all of these again' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Send 3 visits again?' })
    const confirm = within(dialog).getByRole('button', { name: 'Send all of these again' })
    await userEvent.click(confirm)
    await within(dialog).findByText('The database does not answer.')
    await userEvent.click(confirm)
    expect(await screen.findByText('3 visits are sent again')).toBeTruthy()
    const [first, second] = sent.mock.calls
    expect(second).toEqual([{ state: 'rejected', rule: 10003 }, expect.stringMatching(/^\w{32}$/)])
    expect(second).toEqual(first)
  })

  it.each([
    '',
    '?state=sent',
    '?state=rejected&missing=patientIdentity',
    '?state=dead&search=ayu',
    '?rule=10999',
    '?rule=none',
  ])('does not offer to send again what the list %s does not show', async (search) => {
    await show(search)
    expect(screen.queryByRole('button', { name: 'Send all of these again' })).toBeNull()
  })
})
