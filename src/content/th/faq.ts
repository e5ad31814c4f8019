/** The questions in Thai. */
export const faqTitle = 'คำถามที่พบบ่อย';

/** Below the questions, each before the link to its page. */
export const legalIntroductions = {
  privacy: 'รายละเอียดเรื่องข้อมูลของคุณ:',
  terms: 'ฉบับเต็ม:',
} as const;

/** In the order of the page. The names before the questions stay the same in every language. */
export const faq = {
  what: {
    question: '{{name}} คืออะไร',
    answer:
      'แอปที่วัดว่าคุณตบลูกได้เร็วแค่ไหน ถ่ายวิดีโอตอนตีโต้ แล้ว AI ในเครื่องจะตามลูกขนไก่ไปตลอดวิดีโอ และบอก{{phrase}}ตอนออกจากหน้าไม้เป็น กม./ชม. ให้คุณติดตามพัฒนาการของตัวเองได้',
  },
  download: {
    question: 'ดาวน์โหลดยังไง',
    answer:
      'กด “ดาวน์โหลดเลย” ในหน้านี้ หรือค้นหา {{name}} ใน App Store ไม่ต้องล็อกอิน ส่วนใครใช้ Android ต้องขอโทษด้วย แอปนี้ไม่มีเวอร์ชัน Android แต่ยืม iPhone หรือ iPad ของเพื่อนมาใช้ได้',
  },
  /** The lowest version of a system belongs into this answer: “แอปต้องใช้ iOS 17 หรือใหม่กว่า” */
  devices: {
    question: 'ใช้กับเครื่องไหนได้บ้าง',
    answer: 'iPhone, iPad และ Mac รวมถึง MacBook ส่วน Android ไม่มีเวอร์ชันให้ใช้',
  },
  free: {
    question: 'ฟรีจริงไหม',
    answer: 'ฟรีจริง ฟรีทั้งหมด ไม่มีแพ็กเกจพรีเมียมและไม่มีค่าใช้จ่ายแฝง',
  },
  offline: {
    question: 'ใช้แบบออฟไลน์ได้ไหม',
    answer: 'ได้ การวัดทำในเครื่องของคุณ ไม่ต้องต่อเน็ตและไม่ต้องอัปโหลด',
  },
  data: {
    question: 'ข้อมูลของฉันปลอดภัยไหม',
    answer:
      'ตอนวัด วิดีโออยู่ในเครื่องของคุณและไม่มีอะไรถูกส่งออกไป ส่วนวิดีโอที่คุณเลือกอัปโหลดจะใช้เพื่อฝึก AI เท่านั้น ไม่มีใครเปิดดู และไม่แชร์ให้บุคคลที่สาม',
  },
} as const;
