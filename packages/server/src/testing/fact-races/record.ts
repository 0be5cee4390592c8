import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { sampleCalls } from '../sample-calls'
import { clinicChange, productInactive } from './changes'
import type { FactRace } from './stage'

/** Packages and prices, registrations and imports. */
export const recordRaces: readonly FactRace[] = [
  {
    name: 'a package gets a service that is made inactive',
    writes: ['paket', 'product'],
    inOrder: ['paket', 'product'],
    async prepare(stage) {
      const { body } = await sampleCalls.createPaket(stage)
      return [stage.call('createPaket', { body }), await productInactive(stage, body.items[0]?.product_id ?? 0)]
    },
  },
  {
    name: 'ten prices from one day are entered',
    writes: Array.from({ length: 10 }, () => 'product_price' as const),
    succeed: 1,
    async prepare(stage) {
      const { path, body } = await sampleCalls.createProductPrice(stage)
      return Array.from({ length: 10 }, (_, index) =>
        stage.call('createProductPrice', { path, body: { ...body, price: 1_000 * (index + 1) } }),
      )
    },
  },
  {
    name: 'a registration is accepted twice',
    writes: ['company', 'company'],
    succeed: 1,
    async prepare(stage) {
      const { path, body } = await sampleCalls.acceptRegistration(stage)
      return [stage.call('acceptRegistration', { path, body }), stage.call('acceptRegistration', { path, body })]
    },
  },
  {
    name: 'a registration is accepted and merged',
    writes: ['company', 'patient'],
    succeed: 1,
    async prepare(stage) {
      const { path, body } = await sampleCalls.mergeRegistration(stage)
      const { version } = body
      return [
        stage.call('acceptRegistration', { path, body: { version } }),
        stage.call('mergeRegistration', { path, body }),
      ]
    },
  },
  {
    name: 'somebody registers while the clinic closes its registration',
    writes: ['registration', 'clinic'],
    inOrder: ['registration', 'clinic'],
    async prepare(stage) {
      const { body } = await sampleCalls.createRegistration(stage)
      const headers = { 'x-forwarded-for': [10, 0, 0, 0].map((at) => at || randomInt(1, 250)).join('.') }
      return [
        stage.call('createRegistration', { body, headers }),
        await clinicChange({ registration_open: false })(stage),
      ]
    },
  },
  {
    name: 'one file is imported by two windows, as two imports',
    writes: ['company', 'company'],
    async prepare(stage) {
      const [one, other] = [await sampleCalls.runImport(stage), await sampleCalls.runImport(stage)]
      const { company_id } = stage.clinic
      // both bring the same person
      await sql`update import_row set cells = (select cells from import_row as first where company_id = ${company_id}
        and import_id = ${one.path.id}) where company_id = ${company_id}`.execute(stage.database)
      return [stage.call('runImport', one), stage.call('runImport', other)]
    },
  },
]
