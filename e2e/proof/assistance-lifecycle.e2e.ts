import { assistanceModel } from '@clinic/core/testing'
import { expect } from '@playwright/test'
import { apiOf, newStaff, unwrap } from '../models/clinic-api'
import { neverAgain, walkInBrowser } from '../models/lifecycle-walk'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { letInBy } from '../models/visit.model'
import { windowOf } from '../models/window'

// Every path is a visit of a new patient.
test.setTimeout(300_000)

test('an assistance: prepared, given, ended and handed over by the screen', async ({ baseURL: address, browser }) => {
  const baseURL = address ?? ''
  const { email, manager } = await newStaff('nurse_clinic', baseURL)
  const nurse = await windowOf(browser, { baseURL, email })
  const api = apiOf(baseURL, nurse.token)
  const begin = async () => {
    const name = `Uji${newVisitor('').nik.slice(-8)}`
    const visit = await letInBy(manager, name)
    const { id } = await unwrap(
      api.POST('/api/visit/{id}/assistance', {
        params: { path: { id: visit.id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { role: 'first' },
      }),
    )
    const params = { path: { id } }
    const read = async () => {
      const { visits } = await unwrap(api.GET('/api/assistance/today'))
      const found = visits.flatMap(({ assistances }) => assistances).find((each) => each.id === id)
      if (!found) throw new Error('The assistance is not of this day')
      return found
    }
    const version = async () => ({ version: (await read()).version })
    const card = nurse.assistance.visit(name)
    const button = (text: string) => card.getByRole('button', { name: text, exact: true })
    const shown = (state: string) => async () => {
      await expect(card.getByText(state, { exact: true })).toBeVisible()
      await expect(card.getByRole('button', { name: 'Take on: Assistant 1', exact: true })).toHaveCount(
        state === 'Done' ? 1 : 0,
      )
    }
    let colleague = ''
    return {
      open: () => nurse.page.goto('/nurse/assistance/today'),
      states: {
        onTheList: shown('Assigned'),
        layingOut: shown('Preparing'),
        atTheChair: shown('Assisting'),
        cleanedUp: shown('Done'),
        withColleague: async () => {
          await expect(card.getByRole('listitem').filter({ hasText: colleague })).toBeVisible()
          expect(await read()).toMatchObject({ state: 'reassigned' })
        },
      },
      events: {
        layOut: {
          button: button('Begin to prepare'),
          onScreen: () => button('Begin to prepare').click(),
          behind: async () =>
            unwrap(api.POST('/api/assistance/{id}/prepare', { params, body: { prepared: [], ...(await version()) } })),
        },
        sitDown: {
          button: button('Start to assist'),
          onScreen: () => button('Start to assist').click(),
          behind: async () => unwrap(api.POST('/api/assistance/{id}/start', { params, body: await version() })),
        },
        cleanUp: { button: button('Stop'), onScreen: () => button('Stop').click(), behind: neverAgain },
        handOver: {
          button: button('Hand over'),
          onScreen: async () => {
            await button('Hand over').click()
            const dialog = nurse.page.getByRole('dialog')
            const others = dialog.getByLabel(/^Assistant/)
            colleague = (await others.locator('option').nth(1).textContent()) ?? ''
            await others.selectOption(colleague)
            await dialog.getByRole('button', { name: 'Hand over', exact: true }).click()
            await expect(dialog).toHaveCount(0)
          },
          behind: neverAgain,
        },
      },
    }
  }
  await walkInBrowser(assistanceModel, { features: ['assistance'], begin })
  await nurse.page.context().close()
})
