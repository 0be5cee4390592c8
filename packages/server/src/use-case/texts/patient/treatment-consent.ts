export const en = {
  consentNotRevocable:
    'This consent cannot be revoked: it is a refusal, was revoked before, or a signed note tells of the treatment.',
  consentServiceTwice: 'This service is named twice',
  minorSignsConsent: 'The patient is younger than 18 and not married: a parent or guardian signs',
  signatureNotDrawn: 'This is not a signature: sign across the field',
}

export const id: typeof en = {
  consentNotRevocable:
    'Persetujuan ini tidak dapat dicabut: berupa penolakan, sudah dicabut, atau tindakannya tercatat di catatan yang ditandatangani.',
  consentServiceTwice: 'Layanan ini disebut dua kali',
  minorSignsConsent: 'Pasien belum 18 tahun dan belum menikah: orang tua atau wali yang menandatangani',
  signatureNotDrawn: 'Ini bukan tanda tangan: bubuhkan tanda tangan di kolomnya',
}
