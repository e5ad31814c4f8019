/** The contact section and its form in Thai. */
export const contact = {
  title: 'ทักเราได้เลย',
  badge: 'เราตอบเร็ว',
  card: {
    title: 'ข้อมูลติดต่อ',
    text: 'ค่าที่วัดผิด บั๊ก หรือไอเดีย เล่าให้เราฟังได้เลย',
    email: 'อีเมล',
    emailButton: 'อีเมลหาเราโดยตรง',
    opensNewTab: 'เปิดในแท็บใหม่',
  },
} as const;

/** The message form, with the words of every outcome. */
export const messageForm = {
  title: 'ส่งข้อความถึงเรา',
  name: 'ชื่อ',
  email: 'อีเมล',
  subject: 'หัวข้อ',
  message: 'ข้อความ',
  company: 'บริษัท (เว้นว่างไว้)',
  incomplete: 'กรอกให้ครบก่อน',
  complete: 'ส่งข้อความ',
  sending: 'กำลังส่ง…',
  almostFull: 'เหลือไม่ถึง {{count}} ตัวอักษร',
  full: 'ครบจำนวนตัวอักษรสูงสุดแล้ว',
  draftNote: 'ฉบับร่างเก็บไว้ในเครื่องนี้ ส่งแล้วจะถูกลบ',
  sentNote: 'ส่งแล้ว เราจะตอบทางอีเมล',
  notice: {
    tooLong: '{{field}}ยาวได้ไม่เกิน {{max}} ตัวอักษร ยังไม่มีส่วนไหนถูกตัด ย่อให้สั้นลงแล้วค่อยส่ง',
    offline: 'คุณออฟไลน์อยู่ กลับมาออนไลน์แล้วค่อยส่ง',
    copied: 'คัดลอกแล้ว',
    notCopied: 'เบราว์เซอร์ไม่ยอมให้คัดลอก เราไฮไลต์ข้อความไว้ให้แล้ว',
  },
  mailFallback: {
    text: 'ข้อความของคุณยังอยู่ตรงนี้',
    copy: 'คัดลอก',
    email: 'ส่งทางอีเมลแทน',
  },
  noScript: 'แบบฟอร์มนี้ต้องใช้ JavaScript คุณเขียนหาเราทางอีเมลแทนได้:',
  notLoaded: 'แบบฟอร์มโหลดไม่ขึ้น คัดลอกข้อความของคุณไปใส่ในอีเมลถึงเราได้:',
  outcome: {
    sent: 'ขอบคุณ! ส่งข้อความของคุณแล้ว',
    failed: 'โอ๊ะ มีบางอย่างผิดพลาด โปรดลองอีกครั้ง',
    misconfigured: 'บริการอีเมลถูกตั้งค่าไว้ไม่ถูกต้อง โปรดลองใหม่ภายหลัง',
  },
} as const;
