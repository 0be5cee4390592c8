import { noteContentFixture, noteModel, prescriptionModel } from '@clinic/core/testing'
import { expect } from '@playwright/test'
import { type Schema, unwrap } from '../models/clinic-api'
import { neverAgain, walkInBrowser } from '../models/lifecycle-walk'
import { newName } from '../models/registration.model'
import { test } from '../models/test'
import { startTreatment } from '../models/visit.model'
import { windowOf } from '../models/window'

// Every path is a visit of a new patient.
test.setTimeout(300_000)

const practiceOf = ({ id }: { id: number }) => `/doctor/idental/start-practice?visit=${id}`

test('a note: written, signed and added to by the screens', async ({ baseURL: address, browser }) => {
  const baseURL = address ?? ''
  const treated = async () => {
    const started = await startTreatment(newName(), baseURL)
    return { ...started, dentist: await windowOf(browser, { baseURL, email: started.email }) }
  }
  const begin = async () => {
    const { api, id, version, dentist } = await treated()
    const params = { path: { id } }
    const { page, practice } = dentist
    const notes = async () => (await unwrap(api.GET('/api/visit/{id}/note', { params }))).notes
    const write = async () => {
      const body = { version: (await notes())[0]?.version ?? 0, content: noteContentFixture({ procedures: [] }) }
      return unwrap(api.PUT('/api/visit/{id}/note', { params, body }))
    }
    await write()
    await page.goto(practiceOf({ id }))
    const complaint = practice.field('S · Subjective', /^Chief complaint/)
    const texts: string[] = []
    return {
      states: {
        beingWritten: async () => {
          await expect(complaint).toBeVisible()
          expect(await notes()).toMatchObject([{ state: 'draft' }])
        },
        standing: async () => {
          await expect(page.getByText(/^Signed by /).first()).toBeVisible()
          await expect(complaint).toHaveCount(0)
          for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible()
          expect(await notes()).toMatchObject([
            { state: 'signed', is_intact: true, addenda: texts.map((text) => ({ text, is_intact: true })) },
          ])
        },
      },
      events: {
        writeOn: {
          onScreen: async () => {
            await complaint.fill('Ngilu saat minum dingin')
            const written = async () => (await notes())[0]?.content.subjective.chief_complaint
            await expect.poll(written).toBe('Ngilu saat minum dingin')
          },
          behind: write,
        },
        putNameUnder: {
          onScreen: () => practice.sign(),
          behind: async () => {
            const body = { note_version: (await notes())[0]?.version ?? 0, version }
            await unwrap(api.POST('/api/visit/{id}/finish', { params, body }))
            await page.reload()
          },
        },
        writeBelow: {
          onScreen: async () => {
            await page.getByRole('button', { name: 'Add an addendum' }).click()
            await page.getByRole('dialog').getByRole('textbox').fill('Sudah tidak ngilu')
            await page.getByRole('dialog').getByRole('button', { name: 'Sign the addendum' }).click()
            texts.push('Sudah tidak ngilu')
          },
          behind: neverAgain,
        },
      },
      end: () => page.context().close(),
    }
  }
  await walkInBrowser(noteModel, { features: ['note', 'practice'], begin })
})

test('a prescription: written, signed and cancelled by the screens', async ({ baseURL: address, browser }) => {
  const baseURL = address ?? ''
  const begin = async () => {
    const { api, id, email } = await startTreatment(newName(), baseURL)
    const { page } = await windowOf(browser, { baseURL, email })
    const params = { path: { id } }
    const read = async () => {
      const { prescriptions } = await unwrap(api.GET('/api/visit/{id}/prescription', { params }))
      return prescriptions[0]
    }
    const { rows } = await unwrap(api.GET('/api/company-medicine', { params: { query: { search: 'Parasetamol' } } }))
    const medicine = rows.find(({ form }) => form === 'tablet')
    expect(medicine).toBeDefined()
    const line = { id: 1, medicine_id: medicine?.id ?? null, dose: '3x1 tablet', quantity: 10, note: '' }
    const write = async (quantity: number) =>
      unwrap(
        api.PUT('/api/visit/{id}/prescription', {
          params,
          body: { version: (await read())?.version ?? 0, content: { lines: [{ ...line, quantity }], reasons: [] } },
        }),
      )
    const { id: prescription } = await write(10)
    const own = { path: { id: prescription } }
    await page.goto(practiceOf({ id }))
    const quantity = page.getByRole('textbox', { name: 'Quantity' })
    const why = async (button: string) => {
      await page.getByRole('dialog').getByLabel(/^Why/).fill('Salah obat')
      await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
    }
    const stored = (state: Schema<'PrescriptionState'>) => expect.poll(async () => (await read())?.state).toBe(state)
    return {
      states: {
        beingWritten: async () => {
          await expect(quantity).toBeVisible()
          await stored('draft')
        },
        valid: async () => {
          await expect(page.getByText(/^Signed by /).first()).toBeVisible()
          await stored('signed')
        },
        begun: () => stored('partly_dispensed'),
        handedOut: () => stored('dispensed'),
        filed: () => stored('closed'),
        tornUp: async () => {
          await expect(page.getByText(/^Cancelled by .*: Salah obat$/)).toBeVisible()
          await stored('cancelled')
        },
      },
      events: {
        writeOn: {
          onScreen: async () => {
            await quantity.fill('12')
            await expect.poll(async () => (await read())?.content.lines[0]?.quantity).toBe(12)
          },
          behind: () => write(12),
        },
        putNameUnder: {
          onScreen: async () => {
            await page.getByRole('button', { name: 'Sign the prescription', exact: true }).click()
            await page.getByRole('button', { name: 'Sign the prescription now', exact: true }).click()
          },
          behind: async () => {
            const body = { version: (await read())?.version ?? 0 }
            await unwrap(api.POST('/api/prescription/{id}/sign', { params: own, body }))
            await page.reload()
          },
        },
        tearUp: {
          onScreen: async () => {
            // what is not signed goes with the treatment that is broken off
            if ((await read())?.state === 'draft') {
              await page.getByRole('button', { name: 'Discontinue', exact: true }).click()
              return why('Discontinue the treatment')
            }
            await page.getByRole('button', { name: 'Cancel the prescription', exact: true }).click()
            return why('Cancel the prescription')
          },
          behind: neverAgain,
        },
        handOutSome: { onScreen: neverAgain, behind: neverAgain },
        handOutRest: { onScreen: neverAgain, behind: neverAgain },
        fileAway: { onScreen: neverAgain, behind: neverAgain },
      },
      end: () => page.context().close(),
    }
  }
  await walkInBrowser(prescriptionModel, {
    features: ['prescription', 'practice'],
    begin,
    later: ['handOutSome', 'handOutRest', 'fileAway'],
  })
})
