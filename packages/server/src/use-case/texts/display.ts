export const en = {
  displayEnded: 'This link shows no queue: it is unknown, or it was revoked.',
  tooManyDisplays: 'A clinic has at most {most} displays in use. Revoke one first.',
}

export const id: typeof en = {
  displayEnded: 'Tautan ini tidak menampilkan antrean: tidak dikenal, atau sudah dicabut.',
  tooManyDisplays: 'Satu klinik paling banyak memakai {most} layar. Cabut salah satu dahulu.',
}
