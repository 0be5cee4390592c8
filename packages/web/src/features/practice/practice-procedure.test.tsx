import type { Schema } from '@clinic/api'
import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { noteFixture, serviceFixture, servicesFixture } from '../../entities/note/note-fixture'
import '../../entities/note/procedure/plan-offers'
import {
  acceptedPlanFixture,
  planItemFixture,
  treatmentPlanFixture,
} from '../../entities/treatment-plan/treatment-plan-fixture'
import { measurementFixture, sheetFixture } from '../../entities/vital-sign/vital-sign-fixture'
import { listOf, success } from '../../testing/scene'
import { button, patience, press, show } from './note-desk-fixture'

describe('a procedure', () => {
  const performed = (...procedures: Partial<Schema<'NoteProcedure'>>[]) =>
    noteFixture({
      content: noteContentFixture({
        procedures: procedures.map((row, index) => noteProcedureFixture({ id: index + 1, surfaces: [], ...row })),
      }),
    })
  const entries = () => within(screen.getByRole('region', { name: 'Entries' }))
  const rowOf = async (name: string) => within(await screen.findByRole('listitem', { name }, patience))

  it('is entered in the chart by one press, and then says that it is there', async () => {
    const { user } = await show({ notes: [performed({ surfaces: ['o'] })], chart: ['46 o car'] })
    const row = await rowOf('Composite filling')
    const enter = await row.findByRole(
      'button',
      { name: /^Enter in the chart: Done here today · 46: Composite filling.*replaces Caries/ },
      patience,
    )
    expect(row.getByText('!46 o cof')).toBeTruthy()
    await user.click(enter)
    expect(await row.findByText('In the chart')).toBeTruthy()
    expect(entries().getByText('!46 o cof')).toBeTruthy()
    expect(document.activeElement?.getAttribute('name')).toBe('procedures')
  })

  it('is entered by keys from any field, and keeps the focus there', async () => {
    await show({ notes: [performed({ surfaces: ['o'] })], chart: [] })
    const row = await rowOf('Composite filling')
    await row.findByText('!46 o cof', {}, patience)
    const remark = row.getByLabelText('Remark')
    remark.focus()
    await press('KeyG')
    expect(await row.findByText('In the chart')).toBeTruthy()
    expect(document.activeElement).toBe(remark)
  })

  it('that the dentist charted in the visit is not proposed again, also when it is changed to more surfaces', async () => {
    const { user } = await show({ notes: [performed({ surfaces: ['o'] })] })
    const row = await rowOf('Composite filling')
    expect(await row.findByText('In the chart', {}, patience)).toBeTruthy()
    expect(row.queryByRole('button', { name: /^Enter in the chart/ })).toBeNull()
    await user.type(row.getByLabelText(/^Surfaces/), 'm')
    expect(await row.findByText('!46 mo cof')).toBeTruthy()
  })

  it('says what it is done under, how much is recommended at most, and when that is passed', async () => {
    const { user, sent } = await show({
      notes: [performed({ surfaces: ['o'] })],
      replies: {
        'GET /api/visit/7/vital-sign': success(sheetFixture({ measurements: [measurementFixture({ weight: 20 })] })),
      },
    })
    const row = await rowOf('Composite filling')
    await user.click(await row.findByRole('button', { name: 'Add anaesthesia' }, patience))
    expect(document.activeElement).toBe(row.getByLabelText('Anaesthetic'))
    const amount = row.getByLabelText('Amount, mL')
    expect(row.getByText('At most 7 mL at 20 kg. A cartridge is 1.8 mL.')).toBeTruthy()
    await user.type(amount, '1,85')
    expect(row.getByText('Type millilitres from 0.1 to 30, like 1.8')).toBeTruthy()
    await user.clear(amount)
    await user.type(amount, '7,2')
    expect(row.getByText(/above the highest recommended dose/)).toBeTruthy()
    await user.clear(amount)
    await user.type(amount, '1,8')
    expect(row.queryByText(/above the highest recommended dose/)).toBeNull()
    await user.type(row.getByLabelText('Batch'), 'LID-088')
    const given = { agent: 'lidocaine_adrenaline', technique: 'infiltration', millilitres: 1.8, batch: 'LID-088' }
    await vi.waitFor(
      () => expect(sent.mock.lastCall?.[1]).toMatchObject({ content: { procedures: [{ anaesthesia: given }] } }),
      patience,
    )
    await user.click(row.getByRole('button', { name: 'Remove the anaesthesia' }))
    expect(document.activeElement).toBe(row.getByRole('button', { name: 'Add anaesthesia' }))
  })

  it('asks in its row why a tooth is lost, and leaves it at that', async () => {
    const { user } = await show({ notes: [performed({ product_id: 3, tooth: '38' })], chart: [] })
    const row = await rowOf('Extraction of a permanent tooth')
    const enter = () => row.findByRole('button', { name: /^Enter in the chart/ }, patience)
    await user.click(await enter())
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(await enter())
    await user.keyboard('{Enter}2')
    expect(await row.findByText('In the chart')).toBeTruthy()
    expect(entries().getByText('!38 mis perio')).toBeTruthy()
  })

  it('that the chart does not take says why, and leaves a reason in the note', async () => {
    const { user, saves } = await show({ notes: [performed({ product_id: 4, tooth: '26' })], chart: ['26 mis karies'] })
    const row = await rowOf('Root canal treatment')
    expect(await row.findByText(/^The chart does not take !26 rct: /, {}, patience)).toBeTruthy()
    await user.click(await button('Sign and finish'))
    await user.click(await button('Root canal treatment: not in the chart yet'))
    expect(document.activeElement).toBe(row.getByRole('button', { name: 'Not in the chart…' }))
    await user.keyboard('{Enter}')
    await user.type(row.getByLabelText(/^Not in the chart because/), 'Akar tertinggal')
    expect(screen.queryByRole('button', { name: /not in the chart yet$/ })).toBeNull()
    await vi.waitFor(
      () => expect(saves().at(-1)?.content.procedures).toMatchObject([{ not_charted: 'Akar tertinggal' }]),
      patience,
    )
  })

  it('over several teeth begins the typed line', async () => {
    const bridge = serviceFixture({ scope: 'tooth', odontogram_code: 'pob' })
    const { user } = await show({
      notes: [performed({ tooth: '14' })],
      chart: [],
      replies: { 'GET /api/product/1': success(bridge) },
    })
    await user.click(await button('Type it in the chart'))
    expect(document.activeElement).toHaveProperty('value', '!14')
    await user.keyboard('-16 pob karies{Enter}')
    expect(await (await rowOf('Composite filling')).findByText('In the chart')).toBeTruthy()
  })

  it('is taken from what the chart plans, and no longer offered then', async () => {
    const { user } = await show({
      chart: ['+46 rct'],
      replies: { 'GET /api/product': success(listOf(servicesFixture.slice(3))) },
    })
    await user.click(await button('Do what is planned: 46 rct, Root canal treatment'))
    const row = await rowOf('Root canal treatment')
    expect(row.getByLabelText(/^Tooth/)).toHaveProperty('value', '46')
    expect(screen.queryByRole('button', { name: /^Do what is planned/ })).toBeNull()
    expect(await row.findByRole('button', { name: /^Enter in the chart: .*replaces/ }, patience)).toBeTruthy()
  })

  it('is taken from what the patient accepted of a plan, says so, and is offered again once it is cancelled', async () => {
    const { user, saves } = await show({
      chart: [],
      replies: {
        'GET /api/patient/7/treatment-plan': success(
          listOf([
            acceptedPlanFixture({
              items: [
                planItemFixture({ id: 31, product_id: 3, product_name: 'Pencabutan', tooth: '38', surfaces: [] }),
                planItemFixture({ id: 32, tooth: '46', surfaces: ['m', 'o'], quantity: 2, state: 'accepted' }),
                planItemFixture({ id: 33, state: 'done' }),
              ],
            }),
            treatmentPlanFixture({ id: 9, items: [planItemFixture({ id: 41, state: 'open', tooth: '11' })] }),
          ]),
        ),
      },
    })
    const offer = 'Do what was accepted: Tambalan komposit 46 MO × 2'
    await user.click(await button(offer))
    expect(screen.queryByRole('button', { name: /^Do what was accepted/ })).toBeNull()
    const row = await rowOf('Composite filling')
    expect(row.getByText('From the plan')).toBeTruthy()
    await vi.waitFor(
      () =>
        expect(saves().at(-1)?.content.procedures).toMatchObject([
          { plan_item_id: 32, product_id: 1, tooth: '46', surfaces: ['m', 'o'], quantity: 2 },
        ]),
      patience,
    )
    await user.selectOptions(row.getByLabelText('Outcome'), 'cancelled')
    expect(await button(offer)).toBeTruthy()
  })

  it('of which several services do what is planned is chosen; where none does, that is said', async () => {
    let found = servicesFixture.slice(2)
    const { user } = await show({
      chart: ['+46 rct'],
      replies: { 'GET /api/product': (request) => success(listOf(found))(request) },
    })
    const planned = await button('Do what is planned: 46 rct, Root canal treatment')
    found = []
    await user.click(planned)
    expect(await screen.findByText(/^No service leaves this in the chart/)).toBeTruthy()
    found = servicesFixture.slice(2)
    await user.click(planned)
    await user.click(await button('Root canal treatment'))
    expect((await rowOf('Root canal treatment')).getByLabelText(/^Tooth/)).toHaveProperty('value', '46')
  })

  it('has the dentist and the assistant of the visit unless others are chosen', async () => {
    const { user, saves } = await show({ notes: [performed({ surfaces: ['o'] })] })
    const row = await rowOf('Composite filling')
    await row.findByRole('option', { name: 'Yuni Kartika' }, patience)
    await user.selectOptions(row.getByLabelText('Assistant'), 'Yuni Kartika')
    await user.selectOptions(row.getByLabelText('Dentist'), 'drg. Bagus Prakoso')
    await vi.waitFor(
      () => expect(saves().at(-1)?.content.procedures).toMatchObject([{ doctor_id: 2, staff_id: 4 }]),
      patience,
    )
  })

  it('shows the ICD-9-CM code of its service, and lets it be chosen where the service has none', async () => {
    const { user, saves } = await show({ notes: [performed({ surfaces: ['o'] }, { product_id: 4, tooth: '36' })] })
    const filling = await rowOf('Composite filling')
    expect(filling.getByText(/ICD-9-CM 23\.2$/)).toBeTruthy()
    expect(filling.queryByLabelText('ICD-9-CM')).toBeNull()
    const search = await (await rowOf('Root canal treatment')).findByLabelText('ICD-9-CM', {}, patience)
    await user.click(search)
    await user.click(await screen.findByRole('option', { name: /^23\.71/ }, patience))
    await vi.waitFor(() => expect(saves().at(-1)?.content.procedures[1]).toMatchObject({ icd9cm: '23.71' }), patience)
  })
})
