import { User } from '../adapters/user.read-model.js';

export class UserData {
  user: User;
}

export class UserAnswer {
  data: UserData;
}
