import contract from '@clinic/api/contract'
import * as fixtures from '@clinic/core/testing'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'

const ajv = addFormats(new Ajv2020({ allErrors: true, allowUnionTypes: true, strictSchema: false }))
ajv.addSchema({ $id: 'contract', components: contract.components })

/** The fixture shown for each schema, by its name in the contract. */
const shown: [schema: string, fixture: unknown][] = [
  ['Account', fixtures.accountFixture()],
  ['Information', fixtures.informationFixture()],
  ['OpeningHours', fixtures.openingHoursFixture()],
  ['RegistrationClinic', fixtures.clinicFixture()],
  ['PatientInput', fixtures.patientInputFixture()],
  ['Patient', fixtures.patientFixture()],
  ['PatientRow', fixtures.patientRowFixture()],
  ['Registration', fixtures.registrationFixture()],
  ['RegistrationRow', fixtures.registrationRowFixture()],
  ['RegistrationReceipt', fixtures.receiptFixture()],
  ['PublicReceipt', fixtures.publicReceiptFixture()],
  ['DisplayQueue', fixtures.displayQueueFixture()],
  ['NoteContent', fixtures.noteContentFixture()],
  ['NoteProcedure', fixtures.noteProcedureFixture()],
  ['PrescriptionLine', fixtures.prescriptionLineFixture()],
  ['PrescribedMedicine', fixtures.prescribedMedicineFixture()],
  ['Prescription', fixtures.prescriptionFixture()],
  ['SickNote', fixtures.sickNoteFixture()],
  ['Referral', fixtures.referralFixture()],
  ['LetterContent', fixtures.letterContentFixture()],
  ['Letter', fixtures.letterFixture()],
  ['Drawing', fixtures.signatureDrawingFixture()],
  ['TreatmentConsentContent', fixtures.treatmentConsentContentFixture()],
  ['TreatmentConsent', fixtures.treatmentConsentFixture()],
  ['PatientPolicy', fixtures.patientPolicyFixture()],
  ['MedicineTransactionLine', fixtures.transactionLineFixture()],
  ['MedicineTransactionContent', fixtures.receiptContentFixture()],
  ['MedicineTransactionContent', fixtures.adjustmentContentFixture()],
  ['MedicineTransactionContent', fixtures.returnContentFixture()],
  ['MedicineTransactionContent', fixtures.transferContentFixture()],
  ['OnlineBooking', fixtures.onlineBookingFixture()],
  ['OnlineService', fixtures.onlineServiceFixture()],
  ['OnlineTime', fixtures.onlineTimeFixture()],
  ['OnlineTimes', fixtures.onlineTimesFixture()],
  ['BookingRequestStatus', fixtures.bookingStatusFixture()],
  ['BookingRequest', fixtures.bookingRequestFixture()],
]

/** The context of a machine, and a part of what is sent. */
const ofNoSchema = [
  'registrationContextFixture',
  'onlineBookingContextFixture',
  'onlinePersonFixture',
  'askedReceiptFixture',
]

describe('a fixture of core', () => {
  it.each(shown)('is what the contract says of %s', (schema, value) => {
    const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` })
    validate(value)
    expect(validate.errors ?? []).toEqual([])
  })

  it('is here, or of no schema', () => {
    const names = Object.keys(fixtures).filter((name) => name.endsWith('Fixture'))
    expect(names).toHaveLength(shown.length + ofNoSchema.length)
  })
})
