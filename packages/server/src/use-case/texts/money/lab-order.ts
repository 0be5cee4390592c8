export const en = {
  laboratoryNotOffered: 'This is not one of the laboratories of the clinic',
  laboratoryInactive: 'This laboratory is not used any more',
  labVisitElsewhere: 'This is not a visit of the patient',
  labProcedureElsewhere: 'This is not a procedure of the patient, or of this visit',
  labDueBeforeToday: 'The work must not be due before today',
  labOrderNotNow: 'This cannot be done with the lab order as it is now.',
}

export const id: typeof en = {
  laboratoryNotOffered: 'Ini bukan laboratorium klinik',
  laboratoryInactive: 'Laboratorium ini tidak dipakai lagi',
  labVisitElsewhere: 'Ini bukan kunjungan pasien tersebut',
  labProcedureElsewhere: 'Ini bukan tindakan pasien tersebut, atau bukan dari kunjungan ini',
  labDueBeforeToday: 'Jatuh tempo tidak boleh sebelum hari ini',
  labOrderNotNow: 'Ini tidak dapat dilakukan pada order lab yang sekarang.',
}
