export const en = {
  treatmentPlanNotNow: 'This cannot be done with the treatment plan as it is now.',
  planWithoutItems: 'The plan needs at least one item before it is proposed',
  planServiceWithoutPrice: 'This service has no price today: a manager enters one, or leave it out',
  planValidBeforeToday: 'The prices must hold until today at least',
  planExpired: 'The prices of this plan do not hold any more: revise it, and propose it with those of today',
  planItemUnknown: 'This is not an item of the plan',
  planItemNotAccepted: 'This is not an item of a plan that the patient accepted, or it is done already',
}

export const id: typeof en = {
  treatmentPlanNotNow: 'Ini tidak dapat dilakukan pada rencana perawatan yang sekarang.',
  planWithoutItems: 'Rencana memerlukan paling sedikit satu butir sebelum diajukan',
  planServiceWithoutPrice: 'Layanan ini belum berharga hari ini: manajer mengisinya, atau keluarkan dari rencana',
  planValidBeforeToday: 'Harga harus berlaku paling sedikit sampai hari ini',
  planExpired: 'Harga rencana ini tidak berlaku lagi: perbarui, lalu ajukan dengan harga hari ini',
  planItemUnknown: 'Ini bukan butir rencana tersebut',
  planItemNotAccepted: 'Ini bukan butir rencana yang disetujui pasien, atau sudah selesai',
}
