import { dentist } from '../../domain/doctor/dentist'
import { masterUseCases } from '../../use-case/master'
import { Refusal } from '../../use-case/refusal'

export const doctorExternalUseCases = masterUseCases('DoctorExternal', {
  ...dentist,
  columns: [
    ...dentist.columns,
    'engagement',
    'institution',
    'agreement_number',
    'agreement_from',
    'agreement_until',
    'bank_name',
    'bank_account',
    'bank_holder',
  ],
  filters: [...dentist.filters, 'engagement'],
  fixed: { employment: 'external' },
  async check(writing) {
    const { engagement, sip_number, sip_valid_until, agreement_from, agreement_until } = writing.input
    // A recipient of referrals treats nobody here.
    if (engagement !== 'referral_recipient') {
      if (sip_number.trim() === '') throw new Refusal(422, 'checkFields', { fields: { sip_number: 'required' } })
      if (sip_valid_until === null) throw new Refusal(422, 'checkFields', { fields: { sip_valid_until: 'required' } })
    }
    if (agreement_from !== null && agreement_until !== null && agreement_until <= agreement_from)
      throw new Refusal(422, 'checkFields', { fields: { agreement_until: 'notAfterFrom' } })
    return dentist.check(writing)
  },
})
