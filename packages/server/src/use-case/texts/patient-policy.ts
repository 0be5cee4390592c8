export const en = {
  planUnknown: 'There is no such plan',
  planInactive: 'This plan is inactive: choose one that is active',
  policyThere: 'The patient has this plan with this number already: change that policy',
  holderNotHere: 'The patient holds it: leave the holder empty',
  policyEndsBeforeBegin: 'Must not be before the first day',
}

export const id: typeof en = {
  planUnknown: 'Plan ini tidak ada',
  planInactive: 'Plan ini tidak aktif: pilih yang aktif',
  policyThere: 'Pasien sudah punya plan ini dengan nomor ini: ubah polis itu',
  holderNotHere: 'Pasien sendiri pemegangnya: kosongkan nama pemegang',
  policyEndsBeforeBegin: 'Tidak boleh sebelum hari pertama',
}
