import {
  askedReceiptFixture,
  onlineBookingFixture,
  onlinePersonFixture,
  onlineServiceFixture,
  onlineTimeFixture,
  onlineTimesFixture,
} from '@clinic/core/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { createScene, type Reply, refusal, type Scene, success } from '../../testing/scene'
import { SceneFrame } from '../../testing/scene-frame'
import Book from './book'
import type { KeptBooking } from './use-online-booking'

const { token: _, ...receipt } = askedReceiptFixture()
const sent201 = success(receipt, 201)
const service = onlineServiceFixture()
// still to come, whenever the test runs
const time = onlineTimeFixture({ starts_at: '2099-11-23T02:00:00.000Z', ends_at: '2099-11-23T02:45:00.000Z' })

beforeEach(() => history.pushState(null, '', '/patient/book'))

/** Opens the public page, and records what is sent. */
async function openPage({ ask = sent201, offer = {}, ...scene }: Scene & { ask?: Reply; offer?: object } = {}) {
  const sent: { key: string | null; body: Record<string, unknown> }[] = []
  const asked: (string | null)[] = []
  const app = await createScene({
    role: null,
    ...scene,
    replies: {
      'GET /api/booking-request/offer': success(onlineBookingFixture(offer)),
      'GET /api/booking-request/time': (request) => {
        const query = new URL(request.url).searchParams
        asked.push(`${query.get('product_id')} ${query.get('doctor_id')} ${query.get('from')}`)
        return success(onlineTimesFixture())(request)
      },
      'POST /api/booking-request': async (request) => {
        sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.clone().json() })
        return ask(request)
      },
      ...scene.replies,
    },
  })
  const show = () =>
    render(
      <SceneFrame app={app} path={scene.path ?? '/patient/book?clinic=kemang'}>
        <Book />
      </SceneFrame>,
    )
  return { app, sent, asked, show }
}

/** Somebody had typed everything but the consent. */
const saveDraft = ({ drafts }: Awaited<ReturnType<typeof createScene>>, person = onlinePersonFixture()) =>
  drafts.save('online-booking', {
    value: {
      draft: { clinic: 'kemang', service, dentist: null, time, person },
      step: 'person',
      sent: null,
      receipt: null,
    } satisfies KeptBooking,
    savedAt: '2026-11-20T02:00:00Z',
  })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const agree = async () => userEvent.click(await screen.findByLabelText(/I agree/))
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

describe('the page where an appointment is asked for', () => {
  it('leads from the service over the time to the person, and sends what was chosen', async () => {
    const { show, sent, asked, app } = await openPage()
    show()
    await press('Next')
    expect(await screen.findByText('Choose a service')).toBeTruthy()
    expect(document.activeElement?.getAttribute('name')).toBe('service')
    await userEvent.click(screen.getByLabelText(/Scaling/))
    await press('Next')
    await heading(/When would you like to come/)
    await userEvent.click(await screen.findByRole('button', { name: '09:45' }))
    expect(screen.getByRole('status', { name: '' }).textContent).toContain('drg. Bima Arya, Sp.Ort')
    await press('Next')
    await heading(/Who is coming/)
    await press('Send the request')
    expect(sent).toEqual([])
    expect(document.activeElement).toBe(screen.getByLabelText(/^First name/))
    await userEvent.type(screen.getByLabelText(/^First name/), "Sukarni O'")
    await userEvent.type(screen.getByLabelText(/^Date of birth/), '17/05/1990')
    await userEvent.type(screen.getByLabelText(/^Phone/), '0812 3456 7890')
    await agree()
    await press('Send the request')
    expect(await screen.findByText('ASK-7K2M9Q')).toBeTruthy()
    expect(asked).toEqual(['3 null 2026-11-20'])
    expect(sent[0]?.body).toMatchObject({
      clinic: 'kemang',
      language: 'en',
      product_id: 3,
      doctor_id: 5,
      starts_at: '2026-11-23T02:45:00.000Z',
      first_name: "Sukarni O'",
      date_of_birth: '1990-05-17',
      consent: true,
      website_url: '',
    })
    expect(sent[0]?.body.token).toMatch(/^[\w-]{43}$/)
    expect(screen.getByText(new RegExp(`/patient/booking#${sent[0]?.body.token}$`))).toBeTruthy()
    expect(JSON.stringify(await app.drafts.read('online-booking'))).not.toContain('Sukarni')
  })

  it('asks for the times of one dentist', async () => {
    const { show, asked } = await openPage()
    show()
    await userEvent.click(await screen.findByLabelText(/Scaling/))
    await userEvent.click(screen.getByLabelText(/Bima/))
    await press('Next')
    await button('09:00')
    expect(asked).toEqual(['3 5 2026-11-20'])
  })

  it('shows the week after, greys days with nothing free, and says where the next free day is', async () => {
    const empty = success(onlineTimesFixture({ times: [] }))
    const { show } = await openPage({ replies: { 'GET /api/booking-request/time': empty } })
    show()
    await userEvent.click(await screen.findByLabelText(/Scaling/))
    await press('Next')
    expect(await screen.findByText('Nothing is free in these seven days')).toBeTruthy()
    expect(await button(/November 20, 2026, 0 free times/)).toHaveProperty('disabled', true)
    expect(await button('Earlier days')).toHaveProperty('disabled', true)
    await press(/Next free day: Monday, November 30, 2026/)
    expect(await screen.findByText(/Fri, Nov 27 – Thu, Dec 3/)).toBeTruthy()
  })

  it('leads back to the time when it was taken meanwhile, with everything that was typed', async () => {
    const { show, app } = await openPage({ ask: refusal(409, 'This time is no longer free.') })
    await saveDraft(app)
    show()
    await agree()
    await press('Send the request')
    await heading(/When would you like to come/)
    expect(within(screen.getByRole('alert')).getByText('This time is no longer free')).toBeTruthy()
    await press('09:00')
    expect(screen.queryByRole('alert')).toBeNull()
    await press('Next')
    expect(await screen.findByLabelText(/^First name/)).toHaveProperty('value', 'Ayu')
  })

  it('keeps what was typed when the clinic fails, and sends it again under the same key and secret', async () => {
    let isUp = false
    const failing = refusal(503, 'The database does not answer.')
    const { show, sent, app } = await openPage({ ask: (request) => (isUp ? sent201 : failing)(request) })
    await saveDraft(app)
    show()
    await agree()
    await press('Send the request')
    expect(within(await screen.findByRole('alert')).getByText('The database does not answer.')).toBeTruthy()
    isUp = true
    await userEvent.dblClick(await button('Send the request'))
    await heading(/Your request is sent/)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('sends a changed request under another key and secret', async () => {
    const { show, sent, app } = await openPage({ ask: refusal(503, 'The database does not answer.') })
    await saveDraft(app)
    show()
    await agree()
    await press('Send the request')
    await screen.findByRole('alert')
    await userEvent.type(screen.getByLabelText(/^Note/), 'Pain')
    await press('Send the request')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
    expect(sent[1]?.body.token).not.toBe(sent[0]?.body.token)
  })

  it('shows the answer again after a reload, until another appointment is asked for', async () => {
    const { show, app } = await openPage()
    await saveDraft(app)
    const first = show()
    await agree()
    await press('Send the request')
    await screen.findByText('ASK-7K2M9Q')
    first.unmount()
    show()
    expect(await screen.findByText('ASK-7K2M9Q')).toBeTruthy()
    await press('Ask for another appointment')
    await heading(/What do you need/)
  })

  it('says that the phone is offline before anything is sent', async () => {
    const { show, app } = await openPage({ isOffline: true })
    await saveDraft(app)
    show()
    expect(await screen.findByText(/You are offline/)).toBeTruthy()
  })

  it('walks the steps with the Back of the browser', async () => {
    const { show, app } = await openPage()
    await saveDraft(app)
    show()
    await heading(/Who is coming/)
    await waitFor(() => expect(history.state).toEqual({ bookingStep: 2 }))
    history.back()
    await heading(/When would you like to come/)
  })
})

describe('a clinic that cannot be booked online', () => {
  it('is unknown', async () => {
    const { show } = await openPage({ replies: { 'GET /api/booking-request/offer': refusal(404, 'No such clinic.') } })
    show()
    expect(await screen.findByText('This link names no clinic we know')).toBeTruthy()
  })

  it('takes no requests: it is reached in other ways', async () => {
    const { show } = await openPage({ offer: { open: false, services: [], dentists: [] } })
    show()
    await heading(/Klinik Gigi Kemang takes no appointments online/)
    expect(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toContain('https://wa.me/6281255501234')
    expect(screen.getByRole('link', { name: 'Register as a patient' }).getAttribute('href')).toBe(
      '/patient/register?clinic=kemang',
    )
  })

  it('could not be loaded, and is asked again', async () => {
    let isUp = false
    const failing = refusal(503, 'The database does not answer.')
    const offered = success(onlineBookingFixture())
    const replies: Scene['replies'] = {
      'GET /api/booking-request/offer': (request) => (isUp ? offered : failing)(request),
    }
    const { show } = await openPage({ replies })
    show()
    await screen.findByText('The database does not answer.')
    isUp = true
    await press('Try again')
    await heading(/What do you need/)
  })
})
