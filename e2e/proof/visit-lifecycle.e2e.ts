import { noteContentFixture, visitModel } from '@clinic/core/testing'
import { isUnderWay } from '@clinic/core/visit'
import { expect, type Page } from '@playwright/test'
import { apiOf, newDentist, unwrap } from '../models/clinic-api'
import { neverAgain, type Step, walkInBrowser } from '../models/lifecycle-walk'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { letInBy } from '../models/visit.model'
import { windowOf } from '../models/window'

// Every path is a visit of a new patient.
test.setTimeout(300_000)

test('a visit: queued, measured, treated and checked out by the screens of desk, nurse and dentist', async ({
  baseURL: address,
  browser,
}) => {
  const baseURL = address ?? ''
  const { email, room, api: dentistApi } = await newDentist(baseURL)
  // one sign-in each for all paths: twenty more would end the sessions of other tests
  const desk = await windowOf(browser, { baseURL, email: 'manager@demo.test' })
  const nurse = await windowOf(browser, { baseURL, email: 'nurse@demo.test' })
  const dentist = await windowOf(browser, { baseURL, email })
  const [deskApi, nurseApi] = [apiOf(baseURL, desk.token), apiOf(baseURL, nurse.token)]
  const button = ({ page }: { page: Page }, name: string) => page.getByRole('button', { name, exact: true })
  /** Presses a button, and in the question that follows gives the reason and confirms. */
  const why = async ({ page }: { page: Page }, said: { press: string; reason: string; confirm: string }) => {
    await button({ page }, said.press).click()
    const question = page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .filter({ has: page.getByLabel(/^Why/) })
    await question.getByLabel(/^Why/).fill(said.reason)
    await question.getByRole('button', { name: said.confirm, exact: true }).click()
    await expect(question).toHaveCount(0)
  }
  const begin = async () => {
    const name = `Uji${newVisitor('').nik.slice(-8)}`
    const { id } = await letInBy(deskApi, name)
    const params = { path: { id } }
    const read = () => unwrap(deskApi.GET('/api/visit/{id}', { params }))
    const version = async () => ({ version: (await read()).version })
    const draft = async () => {
      const { notes } = await unwrap(dentistApi.GET('/api/visit/{id}/note', { params }))
      return notes.find(({ state }) => state === 'draft')?.version ?? 0
    }
    const write = async () => {
      const body = { version: await draft(), content: noteContentFixture({ procedures: [] }) }
      await unwrap(dentistApi.PUT('/api/visit/{id}/note', { params, body }))
    }
    const openSheet = async () => {
      await nurse.frame.go('/nurse/vital-sign')
      await nurse.frame.go(`/nurse/vital-sign?visit=${id}`)
    }
    const sheet = nurse.page.locator('header').filter({ has: nurse.page.getByRole('heading', { level: 2, name }) })
    /** Everybody sees the same state. */
    const shown = (state: string) => async () => {
      await expect(desk.page.getByRole('dialog', { name }).getByText(state, { exact: true })).toBeVisible()
      await expect(sheet.getByText(state, { exact: true })).toBeVisible()
      await expect(dentist.page.getByRole('heading', { level: 1, name })).toContainText(state)
    }
    /** What the nurse has begun to type stays open when the desk is faster, until she turns to the patient anew. */
    const turnAnew = async (state: string) => {
      await expect(sheet.getByText(state, { exact: true })).toBeVisible()
      await openSheet()
    }
    const ended = (press: string, state: string): Step => ({
      button: button(desk, press),
      onScreen: async () => {
        await why(desk, { press, reason: 'Tidak bisa menunggu', confirm: press })
        await turnAnew(state)
      },
      behind: neverAgain,
    })
    const discontinue = () =>
      why(dentist, { press: 'Discontinue', reason: 'Pasien mual', confirm: 'Discontinue the treatment' })
    return {
      open: async () => {
        await desk.page.goto(`/clinic/dashboard/queue?visit=${id}`)
        await openSheet()
        await dentist.frame.go(`/doctor/idental/start-practice?visit=${id}`)
      },
      states: {
        inWaitingRoom: shown('Waiting'),
        called: shown('Called'),
        beingMeasured: shown('Vital signs'),
        readyForDentist: shown('Ready'),
        inChair: shown('In the chair'),
        interrupted: shown('Paused'),
        treated: shown('Treated'),
        settled: shown('Checked out'),
        gone: shown('Left untreated'),
        mistaken: shown('Entered by mistake'),
      },
      events: {
        call: {
          button: button(desk, 'Call'),
          onScreen: async () => {
            await button(desk, 'Call').click()
            await desk.visit.dialog.getByLabel('To which chair?').selectOption('')
            await desk.visit.choose('Call')
          },
          behind: async () =>
            unwrap(deskApi.POST('/api/visit/{id}/call', { params, body: { room_id: null, ...(await version()) } })),
        },
        sendBackToWait: {
          button: button(desk, 'Not there'),
          onScreen: async () => {
            await button(desk, 'Not there').click()
            await turnAnew('Waiting')
          },
          behind: neverAgain,
        },
        measure: {
          button: button(nurse, 'Start measuring'),
          onScreen: () => nurse.vitalSign.press('Start measuring'),
          behind: async () =>
            unwrap(nurseApi.POST('/api/visit/{id}/vital-sign/start', { params, body: await version() })),
        },
        goUnmeasured: {
          button: button(nurse, 'Skip'),
          onScreen: () => why(nurse, { press: 'Skip', reason: 'Darurat', confirm: 'Skip' }),
          behind: async () => {
            const body = { reason: 'Darurat', ...(await version()) }
            await unwrap(nurseApi.POST('/api/visit/{id}/vital-sign/skip', { params, body }))
          },
        },
        finishMeasuring: {
          button: button(nurse, 'Save'),
          onScreen: async () => {
            await nurse.vitalSign.type('120/80', '72')
            await nurse.vitalSign.press('Save')
          },
          behind: neverAgain,
        },
        beginTreatment: {
          button: button(dentist, 'Start practice'),
          onScreen: () => dentist.practice.start(room),
          behind: async () => {
            const body = { room_id: room.id, takeover_reason: '', ...(await version()) }
            await unwrap(dentistApi.POST('/api/visit/{id}/start-practice', { params, body }))
          },
        },
        interruptTreatment: {
          button: button(dentist, 'Pause'),
          onScreen: () => dentist.practice.pause(),
          behind: async () => unwrap(dentistApi.POST('/api/visit/{id}/pause', { params, body: await version() })),
        },
        goOn: {
          button: button(dentist, 'Resume'),
          onScreen: () => button(dentist, 'Resume').click(),
          behind: neverAgain,
        },
        finishTreatment: {
          button: button(dentist, 'Sign and finish'),
          onScreen: async () => {
            await write()
            await dentist.page.reload()
            await dentist.practice.sign()
          },
          behind: async () => {
            await write()
            const body = { note_version: await draft(), ...(await version()) }
            await unwrap(dentistApi.POST('/api/visit/{id}/finish', { params, body }))
          },
        },
        breakOffTreatment: { button: button(dentist, 'Discontinue'), onScreen: discontinue, behind: neverAgain },
        openAgain: {
          button: button(dentist, 'Reopen'),
          onScreen: () => why(dentist, { press: 'Reopen', reason: 'Salah gigi', confirm: 'Reopen the visit' }),
          behind: neverAgain,
        },
        settle: {
          button: button(desk, 'Check out'),
          onScreen: () => why(desk, { press: 'Check out', reason: 'Kuitansi tulis tangan', confirm: 'Check out' }),
          behind: neverAgain,
        },
        goAwayUntreated: ended('Patient left', 'Left untreated'),
        turnOutMistaken: ended('Entered by mistake', 'Entered by mistake'),
      },
      // the dentist treats one at a time
      end: async () => {
        const { state } = await read()
        const body = { end_reason: 'Uji selesai', ...(await version()) }
        if (isUnderWay(state)) await unwrap(deskApi.POST('/api/visit/{id}/void', { params, body }))
      },
    }
  }
  await walkInBrowser(visitModel, { features: ['visit', 'vital-sign', 'practice', 'note'], begin })
  for (const { page } of [desk, nurse, dentist]) await page.context().close()
})
