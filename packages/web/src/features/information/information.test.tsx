import { informationUpdate } from '@clinic/core/information'
import { informationFixture } from '@clinic/core/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, type Scene, success } from '../../testing/scene'
import Information from './information'

const clinic = informationFixture()

const show = (path: string, scene: Partial<Scene> = {}) =>
  renderScene(<Information />, {
    path,
    ...scene,
    replies: { 'GET /api/information': success(clinic), ...scene.replies },
  })

const listen = (reply: Reply) => {
  const bodies: unknown[] = []
  const put: Reply = async (request) => {
    bodies.push(await request.json())
    return reply(request)
  }
  return { bodies, put }
}

describe('the information of the clinic', () => {
  it('is read by the front office and changed only by the manager', async () => {
    const view = await show('/clinic/information?edit', { role: 'front_office_clinic' })
    await screen.findByText('Klinik Gigi Kemang')
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    view.unmount()
    await show('/clinic/information')
    expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe('/clinic/information?edit')
  })

  it('names where each contact leads, and marks a missing one as not given', async () => {
    await show('/clinic/information', { replies: { 'GET /api/information': success({ ...clinic, website: '' }) } })
    const whatsapp = await screen.findByRole('link', { name: '+62 812-5550-1234' })
    expect(whatsapp.getAttribute('href')).toBe('https://wa.me/6281255501234')
    expect(screen.getByText('Website').nextSibling?.textContent).toBe('Not given')
  })

  it('names the registration page of this clinic', async () => {
    await show('/clinic/information')
    const link = await screen.findByRole('link', { name: /Open page/ })
    expect(link.getAttribute('href')).toBe(`${location.origin}/patient/register?clinic=kemang`)
  })

  it('shows the manager when the last good backup was made and why the next one failed, and nobody else', async () => {
    const backup = {
      state: 'failed',
      daily_at: '02:30',
      last_good_at: '2026-11-19T19:30:00.000Z',
      kept: 14,
      failure: 'folder_missing',
    }
    const replies = { 'GET /api/information/backup': success(backup) }
    const view = await show('/clinic/information', { replies })
    await screen.findByText('The folder for backups is gone. Connect its disk again.')
    expect(screen.getByText('Last good one').nextSibling?.textContent).toMatch(/20 Nov 2026.*2:30|Nov 20, 2026.*2:30/)
    expect(screen.getByText('Kept').nextSibling?.textContent).toBe('14')
    view.unmount()
    await show('/clinic/information', { replies, role: 'front_office_clinic' })
    await screen.findByText('Klinik Gigi Kemang')
    expect(screen.queryByText('Backups')).toBeNull()
  })

  it('sends the typed values with the version that was read', async () => {
    const { bodies, put } = listen(success({ ...clinic, name: 'Klinik Melati', version: 2 }))
    await show('/clinic/information?edit', { replies: { 'PUT /api/information': put } })
    const name = await screen.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Klinik Melati')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Klinik Melati')
    expect(bodies).toEqual([{ ...informationUpdate(clinic), name: 'Klinik Melati', version: 1 }])
  })

  it('asks before the clinic becomes inactive, and keeps it active when the answer is no', async () => {
    await show('/clinic/information?edit')
    const status = await screen.findByLabelText('Status')
    await userEvent.selectOptions(status, 'inactive')
    await screen.findByText(/stops taking registrations/)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('active')

    await userEvent.selectOptions(status, 'inactive')
    await userEvent.click(await screen.findByRole('button', { name: 'Set to inactive' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('inactive'))
  })

  it('sends nothing while a field is invalid, and names it', async () => {
    const { bodies, put } = listen(success(clinic))
    await show('/clinic/information?edit', { replies: { 'PUT /api/information': put } })
    const website = await screen.findByLabelText('Website')
    await userEvent.clear(website)
    await userEvent.type(website, 'javascript:alert(1)')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Must begin with https:// or http://')
    expect(document.activeElement).toBe(website)
    expect(bodies).toEqual([])
  })

  it('shows both versions when somebody else was faster, and saves over it when asked to', async () => {
    const current = { ...clinic, phone: '+622177700011', version: 5 }
    let first = true
    const { bodies, put } = listen((request) => {
      const reply = first ? refusal(409, 'Changed meanwhile.', { current }) : success({ ...clinic, version: 6 })
      first = false
      return reply(request)
    })
    await show('/clinic/information?edit', { replies: { 'PUT /api/information': put } })
    const city = await screen.findByLabelText('City')
    await userEvent.clear(city)
    await userEvent.type(city, 'Depok')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('+622177700011')
    await userEvent.click(screen.getByRole('button', { name: 'Save mine over it' }))
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies[1]).toMatchObject({ city: 'Depok', phone: clinic.phone, version: 5 })
  })
})
