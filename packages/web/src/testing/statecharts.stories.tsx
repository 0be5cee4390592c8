import { statesOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { machines } from './machine-stories'
import { Statechart } from './statechart'

const meta = { title: 'Lifecycles/Statecharts' } satisfies Meta
export default meta

const chartOf = (name: string): StoryObj => {
  const machine = machines.get(name)
  if (!machine) throw new Error(`Core exports no ${name}`)
  return {
    parameters: { machine: name },
    render: (_, { globals }) => <Statechart name={name} machine={machine} mode={String(globals.mode)} />,
    play: async ({ canvasElement }) => {
      const links = () => Array.from(canvasElement.querySelectorAll('svg a'), (link) => link.textContent)
      await waitFor(() => expect(links()).toHaveLength(statesOf(machine).length))
    },
  }
}

export const Absence = chartOf('absenceMachine')
export const Account = chartOf('accountMachine')
export const Adjustment = chartOf('adjustmentMachine')
export const Appointment = chartOf('appointmentMachine')
export const Assistance = chartOf('assistanceMachine')
export const BatchRunner = chartOf('batchRunnerMachine')
export const BookingRequest = chartOf('bookingRequestMachine')
export const CashShift = chartOf('cashShiftMachine')
export const Charting = chartOf('chartingMachine')
export const Dictation = chartOf('dictationMachine')
export const Claim = chartOf('claimMachine')
export const Display = chartOf('displayMachine')
export const FeeStatement = chartOf('feeStatementMachine')
export const Import = chartOf('importMachine')
export const Approval = chartOf('approvalMachine')
export const Expense = chartOf('expenseMachine')
export const InstalmentPlan = chartOf('instalmentPlanMachine')
export const PatientDocument = chartOf('patientDocumentMachine')
export const OnlineBooking = chartOf('onlineBookingMachine')
export const PackageSold = chartOf('packageSoldMachine')
export const PayorPayment = chartOf('payorPaymentMachine')
export const Job = chartOf('jobMachine')
export const LabOrder = chartOf('labOrderMachine')
export const TreatmentConsent = chartOf('treatmentConsentMachine')
export const TreatmentPlan = chartOf('treatmentPlanMachine')
export const Invoice = chartOf('invoiceMachine')
export const Language = chartOf('languageMachine')
export const Letter = chartOf('letterMachine')
export const Live = chartOf('liveMachine')
export const Maintenance = chartOf('maintenanceMachine')
export const MedicalAlert = chartOf('medicalAlertMachine')
export const Network = chartOf('networkMachine')
export const Note = chartOf('noteMachine')
export const NoteDraft = chartOf('noteDraftMachine')
export const Preference = chartOf('preferenceMachine')
export const Prescription = chartOf('prescriptionMachine')
export const PurchaseOrder = chartOf('purchaseOrderMachine')
export const Receipt = chartOf('receiptMachine')
export const Registration = chartOf('registrationMachine')
export const Review = chartOf('reviewMachine')
export const Session = chartOf('sessionMachine')
export const StaffWeek = chartOf('staffWeekMachine')
export const StockCount = chartOf('stockCountMachine')
export const Transfer = chartOf('transferMachine')
export const Usage = chartOf('usageMachine')
export const Visit = chartOf('visitMachine')
export const VitalSign = chartOf('vitalSignMachine')
export const WaitlistEntry = chartOf('waitlistEntryMachine')
