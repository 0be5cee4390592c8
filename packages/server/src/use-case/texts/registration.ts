export const en = {
  patientKnown: 'A patient with this identity number is known already. Merge the registration with that patient.',
  registrationDecided: 'This registration has been decided already.',
  clinicUnknown: 'There is no clinic at this address.',
  clinicClosed: 'This clinic does not take registrations at the moment.',
}

export const id: typeof en = {
  patientKnown: 'Pasien dengan nomor identitas ini sudah ada. Gabungkan pendaftaran dengan pasien tersebut.',
  registrationDecided: 'Pendaftaran ini sudah diputuskan.',
  clinicUnknown: 'Tidak ada klinik di alamat ini.',
  clinicClosed: 'Klinik ini sedang tidak menerima pendaftaran.',
}
