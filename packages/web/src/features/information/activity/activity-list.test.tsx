import type { Schema } from '@clinic/api'
import { informationFixture } from '@clinic/core/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderScene } from '../../../testing/render-scene'
import { listOf, refusal, type Scene, success } from '../../../testing/scene'
import { activitiesFixture, activityFixture } from './activity-fixture'
import './activity-details'
import ActivityList from './activity-list'

async function show(
  rows: Schema<'Activity'>[],
  { search = '', language = 'en' }: { search?: string } & Pick<Scene, 'language'> = {},
) {
  const asked = vi.fn()
  await renderScene(<ActivityList />, {
    role: 'manager_clinic',
    language,
    path: `/clinic/information/activity${search}`,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/activity': (request) => {
        asked(Object.fromEntries(new URL(request.url).searchParams))
        return success(listOf(rows))(request)
      },
    },
  })
  return asked
}

const open = async (sentence: string | RegExp) => userEvent.click(await screen.findByText(sentence))

describe('a change', () => {
  it.each([
    ['en', 'Phone changed: patient Dewi Lestari', ['Phone', '+62 812-3456-7890', '+62 813-9988-7766']],
    ['id', 'No. HP diubah: pasien Dewi Lestari', ['No. HP', '+62 812-3456-7890', '+62 813-9988-7766']],
  ] as const)('is one sentence, opened for what was before and after (%s)', async (language, sentence, cells) => {
    await show([activityFixture()], { language })
    const summary = await screen.findByText(
      (_, element) => isolatedText(element) === sentence && element?.tagName === 'SUMMARY',
    )
    expect(screen.queryByText(cells[1])).toBeNull()
    await userEvent.click(summary)
    const row = (await screen.findByText(cells[1])).closest('tr')
    expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual(cells)
    expect(screen.getByText('192.168.1.20')).toBeTruthy()
  })

  it('leads to its record, and to all that was done with it and with the patient', async () => {
    await show([activityFixture()])
    await open(/Phone changed/)
    const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await hrefOf(/Open the record/)).toBe('/clinic/patient/12')
    expect(await hrefOf(/with this record/)).toBe('/clinic/information/activity?object=patient&record=12')
    expect(await hrefOf(/with .*Dewi Lestari/)).toBe('/clinic/information/activity?patient=12')
  })

  it('tells words, not what the program calls them; what no page names is only counted', async () => {
    const [, , cancelled, created] = activitiesFixture()
    await show([cancelled, created].filter((each) => each !== undefined))
    await open(/^Cancelled: appointment of/)
    await screen.findByText('The patient cancelled')
    expect(screen.getByText('Pasien sakit')).toBeTruthy()
    await open(/^Created: room/)
    await screen.findByText('Treatment')
    expect(screen.getByText('1 more detail that no page names')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/cancel_reason|patient_cancelled|hijau|paint/)
  })

  it('of somebody who was erased says so, and leads to nobody', async () => {
    await show([activityFixture({ is_erased: true, patients: [], fields: [] })])
    await open(/^Changed: patient$/)
    await screen.findByText(/has been erased/)
    expect(screen.queryByRole('link', { name: 'Open the record' })).toBeNull()
  })

  it.each([
    [activityFixture({ action: 'export', rows: 120, patients: [], fields: [] }), 'Exported, 120 rows: patient'],
    [
      activityFixture({ action: 'refuse', object: 'user', rows: 3, patients: [], fields: [] }),
      'Refused 3 times: login account',
    ],
    [
      activityFixture({ action: 'other', object: 'other', patients: [], fields: [] }),
      'Changed in another way: something else',
    ],
  ])('of another kind: %#', async (row, sentence) => {
    await show([row])
    await screen.findByText(sentence)
  })
})

it('is asked for by what stands in the address, and a filter that is not known is left out', async () => {
  const asked = await show([], {
    search: '?object=patient&record=12&action=update&kind=export&patient=7&search=sinta&period=week',
  })
  await screen.findByText('Nothing was done that matches')
  expect(asked.mock.lastCall?.[0]).toMatchObject({
    object: 'patient',
    object_id: '12',
    action: 'update',
    kind: 'export',
    patient_id: '7',
    search: 'sinta',
    from: expect.any(String),
    until: expect.any(String),
  })
  expect(within(screen.getByLabelText('Patient')).getByRole('option', { selected: true }).textContent).toBe(
    'One patient',
  )
})

it('never says that nothing was changed when it could not be loaded', async () => {
  await renderScene(<ActivityList />, {
    role: 'manager_clinic',
    path: '/clinic/information/activity',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/activity': refusal(503, 'The database does not answer.'),
    },
  })
  await screen.findByText(/The database does not answer/)
  expect(screen.queryByText('Nothing has been changed yet')).toBeNull()
})

/** A text without the characters that keep a name from turning its sentence around. */
const isolatedText = (element: Element | null) => (element?.textContent ?? '').replace(/[\u2066-\u2069]/g, '')
