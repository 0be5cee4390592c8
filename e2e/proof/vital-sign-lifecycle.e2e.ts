import { vitalSignModel } from '@clinic/core/testing'
import { expect } from '@playwright/test'
import { apiOf, newToken, unwrap } from '../models/clinic-api'
import { neverAgain, walkInBrowser } from '../models/lifecycle-walk'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { letInBy } from '../models/visit.model'
import { windowOf } from '../models/window'

// Every path is a visit of a new patient.
test.setTimeout(300_000)

test('a measurement: typed, thrown away, left out, kept and corrected by the screen', async ({
  baseURL: address,
  browser,
}) => {
  const baseURL = address ?? ''
  const nurse = await windowOf(browser, { baseURL, email: 'nurse@demo.test' })
  const { page, frame, vitalSign, visit } = nurse
  const api = apiOf(baseURL, nurse.token)
  const desk = apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
  const pressure = vitalSign.box('Blood pressure')
  const corrections = page.getByRole('button', { name: /^Correct the measurement/ })
  const begin = async () => {
    const { id, version } = await letInBy(desk, `Uji${newVisitor('').nik.slice(-8)}`)
    const params = { path: { id } }
    await unwrap(api.POST('/api/visit/{id}/call', { params, body: { room_id: null, version } }))
    const sheet = () => unwrap(api.GET('/api/visit/{id}/vital-sign', { params }))
    const openSheet = () => frame.go(`/nurse/vital-sign?visit=${id}`)
    const stored = async (...states: string[]) => {
      const { measurements } = await sheet()
      expect(measurements.map(({ state }) => state)).toEqual(states)
    }
    const start = page.getByRole('button', { name: /^(Start measuring|Measure)$/ })
    /** What is typed is on the screen only. */
    const type = async () => {
      await expect(start.or(pressure)).toBeVisible()
      if (await start.isVisible()) await start.click()
      await pressure.fill('120/80')
      await vitalSign.box('Pulse').fill('72')
    }
    return {
      open: openSheet,
      states: {
        nothingMeasured: async () => {
          // nothing is open, or what is open is empty
          await expect(start.or(pressure)).toBeVisible()
          if (await pressure.isVisible()) await expect(pressure).toHaveValue('')
          await expect(corrections).toHaveCount(0)
          await stored()
        },
        beingTyped: async () => {
          await expect(pressure).toHaveValue('120/80')
          await expect(corrections).toHaveCount(0)
          await stored()
        },
        kept: async () => {
          await vitalSign.see('120/80 mmHg')
          await expect(corrections).toHaveCount(1)
          await stored('recorded')
        },
        leftOut: async () => {
          await vitalSign.see('Skipped: Darurat')
          await expect(corrections).toHaveCount(0)
          await stored()
        },
        replaced: async () => {
          await vitalSign.see('Correction: Salah baca')
          await expect(page.getByText('Corrected', { exact: true })).toBeVisible()
          // what replaces it can be corrected in its turn
          await expect(corrections).toHaveCount(1)
          await stored('corrected', 'recorded')
        },
      },
      events: {
        type: {
          onScreen: type,
          behind: async () => {
            await openSheet()
            await type()
          },
        },
        throwAway: {
          onScreen: async () => {
            await page.reload()
            await vitalSign.press('Discard the draft')
          },
          behind: neverAgain,
        },
        keep: { onScreen: () => vitalSign.press('Save'), behind: neverAgain },
        goWithout: {
          onScreen: async () => {
            // who is being measured waits again first
            if (await pressure.isVisible()) {
              // the drawer of the visit covers the heading that the frame waits for
              await page.goto(`/nurse/patient-check-ins?visit=${id}`)
              await page.getByRole('button', { name: 'Not there', exact: true }).click()
              await expect(page.getByRole('dialog').getByText('Waiting', { exact: true })).toBeVisible()
              await page.goto(`/nurse/vital-sign?visit=${id}`)
            }
            await vitalSign.press('Skip')
            await visit.dialog.getByLabel(/^Why/).fill('Darurat')
            await visit.choose('Skip')
          },
          behind: async () => {
            const body = { reason: 'Darurat', version: (await sheet()).version }
            await unwrap(api.POST('/api/visit/{id}/vital-sign/skip', { params, body }))
          },
        },
        putRight: { onScreen: () => vitalSign.correct('118/78', 'Salah baca'), behind: neverAgain },
      },
    }
  }
  await walkInBrowser(vitalSignModel, { features: ['vital-sign'], begin })
  await page.context().close()
})
