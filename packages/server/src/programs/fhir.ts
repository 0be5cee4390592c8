import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../database/connect'
import { consentOfVisit } from '../domain/satu-sehat/consent-of-visit'
import { visitBundle } from '../domain/satu-sehat/visit-bundle'
import { visitRecord } from '../domain/satu-sehat/visit-record'
import { readEnv } from '../env'
import { readClinicConnections } from './read-clinic-connections'
import { StartFailure } from './start-failure'

// Prints what SATUSEHAT would be told of a visit, as a FHIR Bundle. It holds the data of a patient.

await print(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
})

async function print([visit = '', ...more]: string[]) {
  if (!/^[1-9]\d{0,14}$/.test(visit) || more.length > 0)
    throw new StartFailure('Say of which visit, by the number in its address: pnpm fhir 12.')
  const env = readEnv()
  const { DATABASE_URL, DATA_DIR, SATUSEHAT_ORGANIZATION_ID = 'organization' } = env
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'database')))
    throw new StartFailure(`There is no visit: the folder ${DATA_DIR} holds no database.`)
  const { database, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR })
  try {
    const clinic = await database
      .selectFrom('visit')
      .select(['company_id', 'clinic_id'])
      .where('id', '=', Number(visit))
      .executeTakeFirst()
    const record = clinic && (await visitRecord(database, clinic, Number(visit)))
    if (!record) throw new StartFailure(`There is no visit ${visit}.`)
    const own = (await readClinicConnections(env, database))?.get(clinic.clinic_id)
    const bundle = visitBundle(record, { organization_id: own?.organization_id ?? SATUSEHAT_ORGANIZATION_ID })
    if ('under_way' in bundle) throw new StartFailure(`Visit ${visit} is not over: nothing is sent yet.`)
    if ('out_of_scope' in bundle) throw new StartFailure(`Nothing is sent of visit ${visit}: ${bundle.out_of_scope}.`)
    console.log(JSON.stringify(bundle, null, 2))
    // no resource, and so not in the Bundle; the patient goes by our own key, as there
    const consent = consentOfVisit(record, { idOf: (key) => key.split('/')[1] })
    if (consent) console.error(`Told beside it, as no resource: ${JSON.stringify(consent)}`)
  } finally {
    await close()
  }
}
