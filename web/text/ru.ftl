web-rule = Правило { $rule }
