import { expect } from 'vitest'
import type { Sending } from '../send'
import type { Clinic, Limits } from './people'

/** An expense that the bank account pays instead. */
const byBank = ({ body }: Sending): Sending => ({ body: { ...Object(body), paid_from: 'bank' } })

/** What the bank account paid the desk does not see, and so neither its receipt. */
const ofReceiptsOfADrawer =
  (id: 'getExpensePhoto' | 'setExpensePhoto' | 'removeExpensePhoto') =>
  async ({ sample, ask, statuses }: Clinic) => {
    const { data } = await ask('manager', 'recordExpense', byBank(await sample('recordExpense')))
    const { body } = await sample('setExpensePhoto')
    const path = { id: data.id }
    if (id === 'getExpensePhoto') await ask('manager', 'setExpensePhoto', { path, body })
    const sending = { path, ...(id === 'setExpensePhoto' && { body }) }
    expect(await statuses(id, ['desk', 'manager'], sending)).toEqual({ desk: 404, manager: 200 })
    expect((await ask('desk', id, await sample(id))).status).toBe(200)
  }

export const moneyLimits: Limits = {
  async 'getMyFeeStatement doctor_clinic (own)'({ ask, sample, tenant, database, now }) {
    const sending = await sample('getMyFeeStatement')
    await database
      .updateTable('fee_statement')
      .set({ state: 'reviewed', reviewed_at: now, reviewed_by: 'Rani Putri' })
      .where((eb) => eb.and(tenant))
      .execute()
    expect((await ask('dentist', 'getMyFeeStatement', sending)).data.state).toBe('reviewed')
    expect((await ask('otherDentist', 'getMyFeeStatement', sending)).data.state).toBe('open')
  },

  async 'changeInvoice front_office_clinic (at the prices of the list)'({ statuses, sample }) {
    const { body, path } = await sample('changeInvoice')
    const lines = Object(body).lines.map((line: object) => ({ ...line, unit_price: 1 }))
    const cheaper = { path, body: { ...Object(body), lines } }
    expect(await statuses('changeInvoice', ['desk', 'manager'], cheaper)).toEqual({ desk: 422, manager: 200 })
  },

  async 'issueInvoice front_office_clinic (with discounts within the limit)'({ statuses, sample, ask }) {
    const { body, path } = await sample('changeInvoice')
    const half = { ...Object(body), discount: { percent: 50 }, discount_reason: 'Keluarga' }
    const { version } = (await ask('desk', 'changeInvoice', { path, body: half })).data
    const sending = { path, body: { due_on: null, version } }
    expect(await statuses('issueInvoice', ['desk', 'manager'], sending)).toEqual({ desk: 422, manager: 200 })
  },

  async 'listLabOrder doctor_clinic (own)'({ ask, sample }) {
    await sample('listLabOrder')
    expect((await ask('dentist', 'listLabOrder', {})).data.count).toBe(1)
    expect((await ask('otherDentist', 'listLabOrder', {})).data.count).toBe(0)
  },
  async 'getLabOrder doctor_clinic (own)'({ statuses, sample }) {
    const request = await sample('getLabOrder')
    expect(await statuses('getLabOrder', ['otherDentist', 'dentist'], request)).toEqual({
      otherDentist: 404,
      dentist: 200,
    })
  },

  async 'listExpense front_office_clinic (from a drawer)'({ sample, ask }) {
    await sample('listExpense')
    const before = (await ask('desk', 'listExpense', {})).data.count
    await ask('manager', 'recordExpense', byBank(await sample('recordExpense')))
    expect((await ask('desk', 'listExpense', {})).data.count).toBe(before)
    expect((await ask('manager', 'listExpense', {})).data.count).toBe(before + 1)
  },
  async 'getExpense front_office_clinic (from a drawer)'({ sample, ask, statuses }) {
    const { id } = (await ask('manager', 'recordExpense', byBank(await sample('recordExpense')))).data
    expect(await statuses('getExpense', ['desk', 'manager'], { path: { id } })).toEqual({ desk: 404, manager: 200 })
    expect((await ask('desk', 'getExpense', await sample('getExpense'))).status).toBe(200)
  },
  'getExpensePhoto front_office_clinic (from a drawer)': ofReceiptsOfADrawer('getExpensePhoto'),
  'setExpensePhoto front_office_clinic (from a drawer)': ofReceiptsOfADrawer('setExpensePhoto'),
  'removeExpensePhoto front_office_clinic (from a drawer)': ofReceiptsOfADrawer('removeExpensePhoto'),
  async 'recordExpense front_office_clinic (from a drawer)'({ sample, ask, statuses }) {
    const sending = byBank(await sample('recordExpense'))
    expect(await statuses('recordExpense', ['desk', 'manager'], sending)).toEqual({ desk: 422, manager: 200 })
    await ask('desk', 'openCashShift', { body: { opening_float: 500_000 } })
    expect((await ask('desk', 'recordExpense', await sample('recordExpense'))).status).toBe(200)
  },

  async 'closeCashShift front_office_clinic (own)'({ statuses, sample, ask }) {
    const sending = await sample('closeCashShift')
    expect(await statuses('closeCashShift', ['desk', 'manager'], sending)).toEqual({ desk: 404, manager: 200 })
    const { id } = (await ask('desk', 'openCashShift', { body: { opening_float: 0 } })).data
    const own = (version: number, body: object) => ({ path: { id }, body: { ...body, version } })
    await ask('desk', 'countCashShift', own(1, { counted: 0 }))
    expect((await ask('desk', 'closeCashShift', own(2, { variance_reason: '' }))).status).toBe(200)
  },
}
