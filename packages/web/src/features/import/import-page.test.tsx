import type { Schema } from '@clinic/api'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../testing/scene'
import { importFixture } from './import-fixture'
import ImportScreen from './import-screen'

const mapped = (checked_count: number) => importFixture({ state: 'mapped', row_count: 1000, checked_count, version: 2 })
const allChecked = importFixture({ state: 'checked', row_count: 1000, checked_count: 1000, version: 2 })
const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

/** The page of an import, and a server that answers its steps one after the other, then as before. */
async function open(record: Schema<'Import'>, steps: Reply[] = [], replies: Record<string, Reply> = {}) {
  let requests = 0
  const { app } = await renderScene(<ImportScreen />, {
    role: 'front_office_clinic',
    path: '/clinic/patient/import/1',
    replies: {
      'GET /api/import/1': success(record),
      'GET /api/import/1/row': success(listOf([])),
      'POST /api/import/1/check': (request) => {
        const reply = steps[Math.min(requests, steps.length - 1)]
        requests += 1
        return reply ? reply(request) : refusal(500, 'No step')(request)
      },
      ...replies,
    },
  })
  const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
  return { app, press, requests: () => requests }
}

describe('the page of an import', () => {
  it('keeps its heading and its way back where there is no such import', async () => {
    await open(mapped(0), [], { 'GET /api/import/1': refusal(404, 'This does not exist.') })
    await screen.findByText('There is no such import in this clinic')
    screen.getByRole('heading', { level: 1, name: 'Import patients' })
  })

  it('continues step by step until the rows are checked, with its progress', async () => {
    const { press, requests } = await open(mapped(0), [success(mapped(250)), success(mapped(500)), success(allChecked)])
    await press(/Go on/)
    await screen.findByText(/All 1,000 rows can be imported/)
    expect(requests()).toBe(3)
  })

  it('counts the rows of likely existing patients, and includes them once confirmed', async () => {
    const like = importFixture({
      state: 'checked',
      row_count: 1000,
      checked_count: 1000,
      invalid_count: 30,
      likely_duplicate_count: 12,
      version: 2,
    })
    const included: string[] = []
    const { press } = await open(like, [], {
      'POST /api/import/1/include': (request) => {
        included.push(request.url)
        return success({ ...like, invalid_count: 18, likely_duplicate_count: 0 })(request)
      },
      'GET /api/import/1': (request) =>
        success(included.length ? { ...like, invalid_count: 18, likely_duplicate_count: 0 } : like)(request),
    })
    await screen.findByText('12 of the refused rows are likely of patients you already have')
    await screen.findByText(/970 of 1,000 rows can be imported/)
    await press(/Somebody else: import them too/)
    await screen.findByText(/982 of 1,000 rows can be imported/)
    expect(screen.queryByText(/likely of/)).toBeNull()
    expect(included).toHaveLength(1)
  })

  it('waits for a lost network and goes on by itself', async () => {
    const { app, press, requests } = await open(mapped(0), [success(mapped(250)), lost, success(allChecked)])
    await press(/Go on/)
    await screen.findByText(/no connection/)
    expect(screen.getByText(/250 of 1,000 rows/)).toBeDefined()
    act(() => {
      app.network.send({ type: 'network.lost' })
      app.network.send({ type: 'network.restored' })
    })
    await screen.findByText(/All 1,000 rows can be imported/)
    expect(requests()).toBe(3)
  })

  it('reads an import again that was continued elsewhere', async () => {
    let stored = mapped(0)
    const { press, requests } = await open(
      stored,
      [
        (request) => {
          stored = importFixture({ state: 'cancelled', version: 2, sample: [] })
          return refusal(409, 'This import has been gone on with elsewhere, or is over.')(request)
        },
      ],
      { 'GET /api/import/1': (request) => success(stored)(request) },
    )
    await press(/Go on/)
    await screen.findByText(/This import was cancelled/)
    expect(requests()).toBe(1)
  })

  it('shows why a step was refused, and offers to continue', async () => {
    const { press } = await open(mapped(0), [refusal(403, 'Your role may not do this.')])
    await press(/Go on/)
    await screen.findByText('Your role may not do this.')
    expect(screen.getByRole('button', { name: /Go on/ })).toBeDefined()
  })

  it('stops once it is paused', async () => {
    let answer = () => {}
    const later: Reply = (request) =>
      new Promise((resolve) => {
        answer = () => resolve(success(mapped(250))(request))
      })
    const { press, requests } = await open(mapped(0), [later])
    await press(/Go on/)
    await press(/Pause/)
    await waitFor(() => expect(requests()).toBe(1))
    await act(async () => answer())
    await screen.findByText(/250 of 1,000 rows/)
    expect(screen.getByRole('button', { name: /Go on/ })).toBeDefined()
    expect(requests()).toBe(1)
  })

  it('shows how full names are split, and refuses one beside a first name in words', async () => {
    const sent: unknown[] = []
    const cells = ['drg. Budi  Santoso, Sp.KG', 'Suharti', 'SANTOSO, BUDI']
    const { press } = await open(
      importFixture({
        headings: ['Nama pasien', 'Panggilan'],
        columns: ['full_name', null],
        sample: cells.map((cell, index) => ({ line: index + 2, cells: [cell, 'Budi'] })),
      }),
      [],
      {
        'PUT /api/import/1/mapping': async (request) => {
          sent.push(await request.json())
          return success(mapped(0))(request)
        },
      },
    )
    await screen.findByText('One name: “Suharti”')
    screen.getByText('First name “Budi”, last name “Santoso”')
    screen.getByText('First name “BUDI”, last name “SANTOSO”')
    fireEvent.change(screen.getByLabelText('What “Panggilan” is'), { target: { value: 'first_name' } })
    screen.getByText(/Full name is chosen beside the first or last name/)
    await press(/Check the rows/)
    expect(sent).toEqual([])
  })

  it('sends no columns while one that every row needs is missing, and then goes on to the check', async () => {
    const sent: unknown[] = []
    const { press } = await open(importFixture({ row_count: 1000 }), [success(allChecked)], {
      'PUT /api/import/1/mapping': async (request) => {
        sent.push(await request.json())
        return success(mapped(0))(request)
      },
    })
    await press(/Check the rows/)
    expect(document.activeElement?.textContent).toContain("Relative's name, Relative's phone")
    expect(sent).toEqual([])
    fireEvent.change(screen.getByLabelText("Relative's name"), { target: { value: 'Belum ditanyakan ' } })
    fireEvent.change(screen.getByLabelText("Relative's phone"), { target: { value: '0211234567' } })
    fireEvent.change(screen.getByLabelText('What “Catatan” is'), { target: { value: 'occupation' } })
    await press(/Check the rows/)
    await screen.findByText(/All 1,000 rows can be imported/)
    expect(sent).toEqual([
      {
        columns: ['full_name', 'sex', 'date_of_birth', 'phone', 'identity_number', 'occupation'],
        default_values: [
          { field: 'relative_name', text: 'Belum ditanyakan' },
          { field: 'relative_phone', text: '0211234567' },
        ],
        version: 1,
      },
    ])
  })
})

describe('the imports of a kind', () => {
  it('are not requested without the permission to create one', async () => {
    let requests = 0
    await renderScene(<ImportScreen />, {
      role: 'front_office_clinic',
      path: '/clinic/product/import',
      replies: {
        'GET /api/import': (request) => {
          requests += 1
          return success(listOf([]))(request)
        },
      },
    })
    expect(screen.queryByRole('heading')).toBeNull()
    expect(requests).toBe(0)
  })
})
