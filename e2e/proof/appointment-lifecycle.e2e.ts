import { appointmentModel } from '@clinic/core/testing'
import { expect } from '@playwright/test'
import { book, openPractice } from '../models/appointment.model'
import { apiOf, createDoctor, unwrap } from '../models/clinic-api'
import { neverAgain, walkInBrowser } from '../models/lifecycle-walk'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { windowOf } from '../models/window'

// Every path is an appointment of a new patient.
test.setTimeout(300_000)

test('an appointment: agreed, moved, called off, missed and kept by the screens of the desk', async ({
  baseURL: address,
  browser,
}) => {
  const baseURL = address ?? ''
  // who plans, and who stands at the door
  const desk = await windowOf(browser, { baseURL, email: 'frontoffice@demo.test' })
  const door = await windowOf(browser, { baseURL, email: 'manager@demo.test' })
  const [api, managerApi] = [apiOf(baseURL, desk.token), apiOf(baseURL, door.token)]
  const practice = await openPractice(managerApi)
  const otherPractice = await openPractice(managerApi)
  const drawer = desk.page.getByRole('dialog').first()
  const button = (name: string) => drawer.getByRole('button', { name, exact: true })

  const begin = async () => {
    const name = `Uji${newVisitor('').nik.slice(-8)}`
    const { id } = await book(managerApi, practice, { patient: name, time: '10:00' })
    const params = { path: { id } }
    const read = () => unwrap(api.GET('/api/appointment/{id}', { params }))
    const version = async () => ({ version: (await read()).version })
    const open = () => desk.page.goto(`/clinic/dashboard/calendar?view=list&period=all&appointment=${id}`)
    const shown = (state: string) => () => expect(drawer.getByText(state, { exact: true }).first()).toBeVisible()
    const agree = async () => unwrap(api.POST('/api/appointment/{id}/confirm', { params, body: await version() }))
    /** Moves it behind the page to two seconds from now, to a dentist who is free: before its day nobody arrives or is missed. */
    const moveToNow = async () => {
      const { state, room_id, version } = await read()
      const { id: doctor_id } = await createDoctor(managerApi)
      const start = Date.now() + 2_000
      const [starts_at = '', ends_at = ''] = [start, start + 300_000].map((time) => new Date(time).toISOString())
      const body = { doctor_id, room_id, starts_at, ends_at, override_reason: 'Uji', version }
      await unwrap(managerApi.POST('/api/appointment/{id}/reschedule', { params, body }))
      if (state === 'confirmed') await agree()
      return start
    }
    const letItBegin = async () => {
      const start = await moveToNow()
      await expect.poll(() => Date.now()).toBeGreaterThan(start)
    }
    const moveOnScreen = async (fill: () => Promise<unknown>) => {
      await button('Move').click()
      await expect(desk.appointment.dialog.getByLabel(/^Dentist/)).toBeVisible()
      await fill()
      await desk.appointment.press('Move')
      await expect(desk.page.getByRole('dialog')).toHaveCount(1)
    }
    const giveOtherTime = () => moveOnScreen(() => desk.appointment.fillTime(practice.date, '11:00'))
    const giveOtherDentist = () => moveOnScreen(() => desk.appointment.chooseDoctor(otherPractice))
    const checkIn = async () => {
      await door.visit.openQueue()
      await door.visit.checkIn(name)
    }
    return {
      open,
      states: {
        promised: shown('Booked'),
        agreed: shown('Confirmed'),
        here: async () => {
          await shown('Arrived')()
          await door.visit.see(name, 'Waiting')
        },
        keptAway: async () => {
          // the button that says the same is gone
          await expect(button('Did not come')).toHaveCount(0)
          await shown('Did not come')()
        },
        calledOff: shown('Cancelled'),
      },
      events: {
        agree: { button: button('Confirm'), onScreen: () => button('Confirm').click(), behind: agree },
        giveOtherTime: { button: button('Move'), onScreen: giveOtherTime, behind: neverAgain },
        giveOtherDentist: { button: button('Move'), onScreen: giveOtherDentist, behind: neverAgain },
        takeBack: {
          onScreen: async () => {
            await giveOtherTime()
            await desk.appointment.undo()
            await desk.appointment.seeToast(new RegExp(`${name} is back at`))
          },
          behind: neverAgain,
        },
        takeBackToAgreed: {
          onScreen: async () => {
            if ((await read()).state === 'booked') {
              await button('Confirm').click()
              await shown('Confirmed')()
            }
            await giveOtherTime()
            await desk.appointment.undo()
            await desk.appointment.seeToast(/It is confirmed as before/)
          },
          behind: neverAgain,
        },
        callOff: {
          button: button('Cancel appointment'),
          onScreen: async () => {
            await desk.appointment.cancel('patient_cancelled')
            await desk.appointment.press('Done')
            await open()
          },
          behind: neverAgain,
        },
        stayAway: {
          onScreen: async () => {
            await letItBegin()
            await open()
            await button('Did not come').click()
            const question = desk.page.getByRole('alertdialog')
            await question.getByRole('button', { name: 'Did not come' }).click()
            await expect(question).toHaveCount(0)
          },
          behind: async () => {
            await letItBegin()
            await unwrap(api.POST('/api/appointment/{id}/miss', { params, body: await version() }))
          },
        },
        come: {
          onScreen: async () => {
            await moveToNow()
            await checkIn()
          },
          behind: async () => {
            await moveToNow()
            const body = { room_id: null, identity: 'read_back' as const, ...(await version()) }
            await unwrap(api.POST('/api/appointment/{id}/arrive', { params, body }))
          },
        },
        turnOutAbsent: {
          onScreen: async () => {
            await door.visit.openQueue()
            await door.visit.open(name)
            await door.visit.choose('Undo arrival')
            await door.visit.answer('Undo arrival')
          },
          behind: neverAgain,
        },
        comeAfterAll: { onScreen: checkIn, behind: neverAgain },
        promiseAgain: { onScreen: neverAgain, behind: neverAgain },
      },
      // the next path is booked at the same time
      end: async () => {
        const { state, version } = await read()
        const body = { cancel_reason: 'wrong_entry', cancel_note: '', version } as const
        if (state === 'booked' || state === 'confirmed')
          await unwrap(api.POST('/api/appointment/{id}/cancel', { params, body }))
      },
    }
  }
  await walkInBrowser(appointmentModel, {
    features: ['appointment', 'visit'],
    begin,
    // no screen takes back that somebody did not come, other than their arrival
    later: ['promiseAgain'],
  })
  for (const { page } of [desk, door]) await page.context().close()
})
