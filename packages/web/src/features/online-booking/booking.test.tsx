import { bookingSecret, bookingStatusFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, success } from '../../testing/scene'
import Booking from './booking'
import './booking-status'
import './withdraw-dialog'

afterEach(() => history.replaceState(null, '', '/'))

async function open(status: Reply, withdraw: Reply = refusal(404, 'No such request.')) {
  const asked: unknown[] = []
  history.replaceState(null, '', `/patient/booking#${bookingSecret}`)
  await renderScene(<Booking />, {
    role: null,
    replies: {
      'POST /api/booking-request/status': async (request) => {
        asked.push(await request.clone().json())
        return status(request)
      },
      'POST /api/booking-request/withdraw': withdraw,
    },
  })
  return asked
}

const appointment = {
  state: 'booked',
  starts_at: '2099-11-23T02:00:00.000Z',
  ends_at: '2099-11-23T02:45:00.000Z',
  doctor_name: 'drg. Sinta Dewi',
} as const
const asked = { starts_at: appointment.starts_at, ends_at: appointment.ends_at }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the page of a request', () => {
  it('asks with the secret of its address in the body, and again when the window gets the focus', async () => {
    const sent = await open(success(bookingStatusFixture()))
    await heading('The clinic has your request')
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(sent).toEqual([{ token: bookingSecret }, { token: bookingSecret }]))
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('is withdrawn after a question', async () => {
    await open(success(bookingStatusFixture()), success(bookingStatusFixture({ state: 'withdrawn' })))
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the request' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Withdraw the request' }))
    await heading('You withdrew this request')
    expect(screen.getByRole('link', { name: 'Ask for another time' }).getAttribute('href')).toBe(
      '/patient/book?clinic=kemang',
    )
  })

  it('shows what the clinic decided when that was faster', async () => {
    let isDecided = false
    const status: Reply = (request) =>
      success(bookingStatusFixture(isDecided ? { state: 'declined', reason: 'Fully booked' } : {}))(request)
    await open(status, refusal(409, 'It was decided.'))
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the request' }))
    isDecided = true
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Withdraw the request' }))
    await heading('The clinic cannot offer this time')
    expect(screen.getByText('Fully booked')).toBeTruthy()
  })

  it.each([
    ['Your appointment is booked', { ...asked }, 'booked', true],
    ['Your appointment has moved', {}, 'confirmed', true],
    ['Your appointment is cancelled', { ...asked }, 'cancelled', false],
    ['You were expected for this appointment', { ...asked }, 'no_show', false],
    ['You have arrived for your appointment', { ...asked }, 'arrived', false],
  ] as const)('says: %s', async (title, times, state, isAhead) => {
    const booked = { state: 'booked', ...times, appointment: { ...appointment, state } } as const
    await open(success(bookingStatusFixture(booked)))
    await heading(title)
    expect(screen.queryByRole('button', { name: 'Add to the calendar' }) !== null).toBe(isAhead)
    expect(screen.queryByRole('button', { name: 'Withdraw the request' })).toBeNull()
  })

  it('says that a link shows no request', async () => {
    await open(refusal(404, 'No such request.'))
    expect(await screen.findByText('This link shows no request')).toBeTruthy()
  })

  it('can be asked again after a failure', async () => {
    let isUp = false
    const failing = refusal(503, 'The database does not answer.')
    await open((request) => (isUp ? success(bookingStatusFixture()) : failing)(request))
    const again = await screen.findByRole('button', { name: 'Try again' })
    isUp = true
    await userEvent.click(again)
    await heading('The clinic has your request')
  })
})
