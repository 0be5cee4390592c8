import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { expectedFixture } from '../../entities/visit/visit-fixture'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, success } from '../../testing/scene'
import ClinicDashboard from './clinic-dashboard'
import { dashboardFixture, dayReplies, emptyDashboardFixture } from './dashboard-fixture'

const show = (
  reply: Reply,
  role: 'manager_clinic' | 'front_office_clinic' = 'manager_clinic',
  replies: Readonly<Record<string, Reply>> = {},
) =>
  renderScene(<ClinicDashboard />, {
    role,
    path: '/clinic/dashboard',
    replies: { ...dayReplies, ...replies, 'GET /api/dashboard': reply },
  })

const linksOf = async () => {
  await screen.findByText('Active patients')
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

describe('the dashboard of the clinic', () => {
  it('opens the rows behind every figure', async () => {
    await show(success(dashboardFixture()))
    expect(await linksOf()).toEqual(
      expect.arrayContaining([
        ['Active patients1,284In this clinic', '/clinic/patient?status=active'],
        ['New patients, last 7 days236 more than the 7 days before', '/clinic/patient?sort=-created_at'],
        [
          'Incomplete for SATUSEHAT37Identity or address is missing',
          '/clinic/patient?status=active&readiness=incomplete',
        ],
        [expect.stringContaining('Registrations to review8'), '/clinic/patient/registration'],
        ['SATUSEHAT: to correct3Something is missing or was refused', '/clinic/satu-sehat?stage=correction'],
        ['SATUSEHAT: sent today14All steps were accepted', '/clinic/satu-sehat?stage=sent_today'],
        ['SATUSEHAT: on the way2Goes by itself', '/clinic/satu-sehat?stage=on_the_way'],
        ['Sri', '/clinic/patient/registration/8'],
      ]),
    )
  })

  it('tells the manager who did not come, out of everybody who was due', async () => {
    const list = '/clinic/dashboard/calendar?view=list&period=today&state=no_show'
    const manager = await show(success(dashboardFixture()))
    expect(await linksOf()).toContainEqual(['Missed appointments today6 %1 of 16 due until now', list])
    manager.unmount()
    const desk = dashboardFixture().desk
    const early = await show(success(dashboardFixture({ desk: desk && { ...desk, missed: 0, due: 0 } })))
    expect(await linksOf()).toContainEqual(['Missed appointments today–Nobody was due yet', list])
    early.unmount()
    await show(success(dashboardFixture()), 'front_office_clinic')
    expect((await linksOf()).map(([, href]) => href)).not.toContain(list)
  })

  it('tells the manager what was done most in a period, each leading to its facts, and nobody else', async () => {
    const asked: string[] = []
    const report: Reply = (request) => {
      asked.push(new URL(request.url).search)
      return dayReplies['GET /api/report'](request)
    }
    const manager = await show(success(dashboardFixture()), 'manager_clinic', { 'GET /api/report': report })
    const table = within(await screen.findByRole('table', { name: 'Most frequent procedures' }, { timeout: 10_000 }))
    await table.findByText(/14,350,000/)
    expect(table.getAllByRole('row')).toHaveLength(6)
    expect(stepsIn(table.getAllByRole('link')).map(([, href]) => href)[0]).toBe(
      '/clinic/finance/report/facts?subject=procedure&by=product&from=2026-11-01&until=2026-11-30&key=3',
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'This year')
    await waitFor(() => expect(asked.filter((search) => search.includes('from=2026-01-01'))).toHaveLength(2))
    manager.unmount()
    await show(success(dashboardFixture()), 'front_office_clinic', { 'GET /api/report': report })
    await screen.findByText('Active patients')
    expect(screen.queryByText('Most frequent procedures')).toBeNull()
  })

  it('shows the manager the figures first and the front office the work first', async () => {
    const manager = await show(success(dashboardFixture()))
    await screen.findByText('Most frequent procedures', {}, { timeout: 10_000 })
    expect(headings()).toEqual([
      'Today’s agenda',
      'To confirm for tomorrow',
      'Next free times',
      'Most frequent procedures',
      'New patients, last 14 days',
      'Registrations, last 14 days',
      'Oldest registrations',
      'Birthdays today',
    ])
    manager.unmount()
    await show(success(dashboardFixture()), 'front_office_clinic')
    await screen.findByText('Active patients')
    expect(headings()).toEqual([
      'Today’s agenda',
      'To confirm for tomorrow',
      'Next free times',
      'Oldest registrations',
      'Birthdays today',
      'New patients, last 14 days',
      'Registrations, last 14 days',
    ])
  })

  it('leads from everybody of today to the step the desk takes next', async () => {
    await show(success(dashboardFixture()), 'front_office_clinic')
    const agenda = within(await screen.findByRole('table', { name: 'Today’s agenda' }))
    await agenda.findAllByText('42 min late')
    expect(stepsIn(agenda.getAllByRole('link'))).toEqual(
      expect.arrayContaining([
        ['Check in Sulastri', '/clinic/dashboard/queue?appointment=1'],
        [
          'Call Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum Wirjosoekarto Danurwendo',
          '/clinic/dashboard/queue?visit=2&step=call',
        ],
      ]),
    )
  })

  it('asks who of tomorrow has not confirmed, and confirms them', async () => {
    const sent: unknown[] = []
    await show(success(dashboardFixture()), 'front_office_clinic', {
      'POST /api/appointment/31/confirm': async (request) => {
        sent.push(await request.clone().json())
        return success(expectedFixture({ id: 31, state: 'confirmed' }))(request)
      },
    })
    const card = within((await screen.findByText('To confirm for tomorrow')).closest('section') ?? document.body)
    const buttons = await card.findAllByRole('button')
    expect(buttons).toHaveLength(3)
    expect(card.getAllByRole('link', { name: /on WhatsApp/ })[0]?.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/62\d+\?text=Hello%20.*Klinik%20Gigi%20Kemang/,
    )
    if (buttons[0]) await userEvent.click(buttons[0])
    await waitFor(() => expect(sent).toEqual([{ version: 1 }]))
  })

  it('begins a booking with a time that is free', async () => {
    await show(success(dashboardFixture()), 'front_office_clinic')
    const links = await screen.findAllByRole('link', { name: /^Book / })
    expect(stepsIn(links)).toEqual([
      [
        'Book Fri, Nov 20, 14:00 with drg. Ratna Dewi, Sp.KG',
        '/clinic/dashboard/calendar?open=new&at=2026-11-20T14%3A00&with=1&room=1',
      ],
      ['Book Fri, Nov 20, 15:30 with drg. Bagus', '/clinic/dashboard/calendar?open=new&at=2026-11-20T15%3A30&with=1'],
    ])
  })

  it('writes the birthday greeting so that it only has to be sent, and offers none without a phone', async () => {
    await show(success(dashboardFixture()))
    const link = await screen.findByRole('link', { name: 'Congratulate Bambang Hartono on WhatsApp' })
    expect(link.getAttribute('href')).toBe(
      'https://wa.me/6281230001111?text=Happy%20birthday%2C%20Bambang!%20Best%20wishes%20from%20Klinik%20Gigi%20Kemang.',
    )
    expect(screen.getByText('turns 66 · No usable phone number')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Congratulate Sulastri/ })).toBeNull()
  })

  it('shows the next steps on the first day', async () => {
    await show(success(emptyDashboardFixture()))
    expect(await screen.findByRole('link', { name: 'Share registration link' })).toBeTruthy()
    expect(screen.queryByText('Active patients')).toBeNull()
  })

  it('shows no figure when it cannot be loaded, and tries again', async () => {
    let replies: Reply[] = [refusal(500, 'The database does not answer.'), success(dashboardFixture())]
    await show((request) => {
      const [next, ...rest] = replies
      replies = rest
      return next ? next(request) : Promise.reject(new Error('asked too often'))
    })
    await screen.findByText('The database does not answer.')
    expect(screen.queryByText('Active patients')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => screen.getByText('1,284'))
  })
})

const stepsIn = (links: readonly HTMLElement[]) =>
  links.map((each) => [each.getAttribute('aria-label'), each.getAttribute('href')])

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
