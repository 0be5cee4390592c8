import { sql } from 'kysely'
import { hashPassword } from '../../domain/account/password'
import { recordNumber } from '../../domain/patient/record-number'
import { transaction } from '../../use-case/transaction'
import type { Database } from '../schema'
import { insertAppointments } from './appointment'
import { demoCompany, demoPassword } from './clinic'
import { insertCompanyMedicines } from './company-medicine'
import { insertConsentForms } from './consent/insert-consent-forms'
import { drawDocuments } from './document/draw-documents'
import { insertDocuments } from './document/insert-documents'
import { insertClinic, insertPatients, insertRegistrations, type Place } from './insert'
import { insertToldVisits } from './insert-told-visits'
import { insertMedicalAlerts } from './medical-alert'
import { insertApprovals } from './money/insert-approvals'
import { insertFeeStatements } from './money/insert-fee-statements'
import { insertPriceLists } from './money/insert-price-lists'
import { insertMoney } from './money/money'
import { insertMouths } from './odontogram'
import { insertPakets } from './paket'
import { drawPatients } from './patient'
import { insertPayors } from './payor'
import { insertPeople } from './people'
import { drawPhotos } from './portrait/draw-photos'
import { insertPhotos } from './portrait/insert-photos'
import { portrayedIn } from './portrait/subjects'
import { insertProducts } from './product'
import { createRandom } from './random'
import { insertRecallAttempts } from './recall-attempt'
import { insertRecipes } from './recipe'
import { drawRegistrations } from './registration'
import { insertRooms } from './room'
import { insertSchedule } from './schedule'
import { insertStaffSchedule } from './staff-schedule'
import { insertStock } from './stock/stock'
import { insertBookingRequests } from './visits/booking-requests'
import { insertKeptAppointments } from './visits/kept-appointments'
import { insertVisits } from './visits/today'
import { insertYear } from './visits/year'

/** Two clinics of a company in Jakarta and the last months of their life: the same people always, relative to today (in Jakarta). */
export async function seedDemo(database: Database, { today, now }: { today: string; now: Date }) {
  const password_hash = await hashPassword(demoPassword)
  const clinics = demoCompany.clinics.map((clinic, index) => {
    const random = createRandom(2026 + index)
    const around = { neighbourhood: clinic.neighbourhood, today, now, serial: 9001 + 100 * index }
    const patients = drawPatients(random, { ...around, count: 60, unusualPeople: clinic.unusualPeople })
    return {
      clinic,
      random, // the same one for all that follows: ids are others after a start that was killed
      patients,
      registrations: drawRegistrations(random, { ...around, serial: around.serial + 80, patients }),
    }
  })
  const everybody = clinics.flatMap(({ patients }) => patients).sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
  const recordNumbers = new Map(everybody.map((patient, index) => [patient, recordNumber(index + 1)]))

  const photos = drawPhotos(clinics.flatMap(({ clinic: { slug }, patients }) => portrayedIn({ slug, today, patients })))
  const documents = photos.then(drawDocuments) // while drawings are decoded, nobody else may decode them
  documents.catch(() => undefined) // it fails where it is awaited
  photos.catch(() => undefined)

  await transaction(database, async (tx) => {
    const { id: company_id } = await tx
      .insertInto('company')
      .values({ name: demoCompany.name, next_record_number: everybody.length + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const settled: { slug: string; place: Place; patientIds: Awaited<ReturnType<typeof insertPatients>> }[] = []
    for (const [index, { clinic, random, patients, registrations }] of clinics.entries()) {
      const place = await insertClinic(tx, clinic, { company_id, password_hash, today })
      await insertRooms(tx, place, { slug: clinic.slug, today })
      await insertPeople(tx, place, { slug: clinic.slug, today, now })
      await insertSchedule(tx, place, { slug: clinic.slug, today })
      await insertStaffSchedule(tx, place, { slug: clinic.slug, today })
      await insertPayors(tx, place, { today })
      if (index === 0) await insertCompanyMedicines(tx, place, { today })
      const products = await insertProducts(tx, place, { today })
      await insertConsentForms(tx, place, { today })
      await insertRecipes(tx, place, { today, products })
      await insertPakets(tx, place, { today, products })
      const patientIds = await insertPatients(tx, place, { patients, recordNumbers })
      await insertPriceLists(tx, place, { today, products, patients: Array.from(patientIds.values()) })
      settled.push({ slug: clinic.slug, place, patientIds })
      await insertAppointments(tx, place, { random, today, now, products, patientIds })
      await insertMouths(tx, place, { today, products, patientIds })
      await insertMedicalAlerts(tx, place, { today, patientIds })
      await insertKeptAppointments(tx, place, { today, now, products, patientIds })
      await insertVisits(tx, place, { random, today, now, products, patientIds })
      await insertYear(tx, place, { today, products, patientIds })
      await insertMoney(tx, place, { today })
      await insertStock(tx, place, { today, now })
      await insertApprovals(tx, place, { now })
      await insertRegistrations(tx, place, { registrations, patientIds })
      if (index === 0) await insertBookingRequests(tx, place, { patients, products, now })
      await insertToldVisits(tx, place, { now })
      await insertRecallAttempts(tx, place, { today, now })
    }
    // the embedded database looks for changes a minute after the start: until then a question of a year of money would take minutes
    await sql`analyze`.execute(tx)
    for (const { place } of settled) await insertFeeStatements(tx, place, { today })
    for (const { place } of settled) await insertDocuments(tx, place, { documents: await documents, today })
    for (const { slug, place, patientIds } of settled)
      await insertPhotos(tx, place, { photos: (await photos).filter((photo) => photo.slug === slug), patientIds })
  })
}
